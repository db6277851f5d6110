/** @jest-environment node */
import logger from '@docusaurus/logger';
import {findOldText} from '@site/src/plugins/translations/server/findOldText';
import {hashSection} from '@site/src/plugins/translations/server/lockFile';
import {createFolder, createRepository, removeRepositories} from '../../../support/gitRepository';

afterAll(removeRepositories);
afterEach(() => jest.restoreAllMocks());

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
    const warn = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
    expect(find(createFolder(), 'One')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it('warns once, in the words of git, when a repository gives no history', () => {
    const warn = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
    const repository = createRepository();
    repository.write('.git/config', '[core');
    expect(find(repository.folder, 'One')).toBeUndefined();
    expect(find(repository.folder, 'Two')).toBeUndefined();
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^What changed in English is not shown\. .*: fatal: /)]]);
  });

  it('finds the text of a file whose name is not English', () => {
    const repository = createRepository();
    repository.write('docs/页.mdx', '# Page\n\n## One {/* #one */}\n\nFirst.\n');
    repository.commit('docs: write', 1);
    const section = {key: 'one', hash: hashSection('One\n\nFirst.')};
    expect(findOldText(repository.folder, ['docs/页.mdx'], section)).toBe('One\n\nFirst.');
  });
});
