/** @jest-environment node */
import {findOldText} from '@site/src/plugins/translations/server/findOldText';
import {hashSection} from '@site/src/plugins/translations/server/lockFile';
import {createFolder, createRepository, removeRepositories} from '../../../support/gitRepository';

afterAll(removeRepositories);

const PAGE = 'docs/page.mdx';

function find(folder: string, text: string): string | undefined {
  return findOldText(folder, [PAGE], {key: 'one', hash: hashSection(text)});
}

describe('findOldText', () => {
  it('finds the text of a section that a page had, also before it was removed for a time', () => {
    const repository = createRepository();
    const write = (text: string, day: number): void => {
      repository.write(PAGE, `# Page\n\n## One {/* #one */}\n\n${text}\n`);
      repository.commit('docs: write', day);
    };
    write('First.', 1);
    write('Second.', 2);
    repository.remove(PAGE);
    repository.commit('docs: remove', 3);
    write('Third.', 4);
    expect(find(repository.folder, 'One\n\nSecond.')).toBe('One\n\nSecond.');
    expect(find(repository.folder, 'One\n\nFirst.')).toBe('One\n\nFirst.');
    expect(find(repository.folder, 'One\n\nNever.')).toBeUndefined();
  });

  it('finds nothing where there is no repository', () => {
    expect(find(createFolder(), 'One')).toBeUndefined();
  });
});
