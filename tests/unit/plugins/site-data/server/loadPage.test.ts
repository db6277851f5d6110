/** @jest-environment node */
import {copyFile, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadPage} from '@site/src/plugins/site-data/server/loadPage';
import {saveBuildCaches} from '@site/src/server/cache/buildCache';
import {processCache} from '@site/src/server/cache/processCache';
import {parseMarkdown} from '@site/src/server/markdown/parseMarkdown';

jest.mock('@site/src/server/markdown/parseMarkdown', () => {
  const actual = jest.requireActual<{parseMarkdown: typeof parseMarkdown}>('@site/src/server/markdown/parseMarkdown');
  return {...actual, parseMarkdown: jest.fn(actual.parseMarkdown)};
});

const FIXTURE = path.resolve(__dirname, '../../../../fixtures/site-data');
const PAGE = path.join(FIXTURE, 'docs', 'page.mdx');

describe('loadPage', () => {
  it('ENTITY-04 keeps what readers read: no code block, image, comment, import or tag', async () => {
    const {content} = await loadPage(PAGE, FIXTURE);
    expect(content).toMatchInlineSnapshot(`
      "A first paragraph on two lines, with code, bold and a link.

      First heading with code

      one
      two
      nested

      Repeated

      Embedded

      Text of the part.

      Repeated

      Repeated

      Name | Meaning

      a | first

      Card title

      Card text

      Remember

      Use node:fs here and {braces}.

      More

      Inside a tag

      Last words."
    `);
  });

  it('ENTITY-05 has the ids of the built page: explicit ones, counted ones, and those of an embedded file', async () => {
    const {toc} = await loadPage(PAGE, FIXTURE);
    expect(toc.map(({id, depth, text, _inline}) => [id, depth, text, _inline])).toEqual([
      ['first', 2, 'First heading with code', 'First *heading* with `code`'],
      ['repeated', 2, 'Repeated', undefined],
      // An embedded file counts its own headings.
      ['embedded', 2, 'Embedded', undefined],
      ['repeated', 2, 'Repeated', undefined],
      ['repeated-1', 2, 'Repeated', undefined],
      ['inside-a-tag', 4, 'Inside a tag', undefined],
    ]);
  });

  it('ENTITY-05 charIndex is the offset of the heading in the content', async () => {
    const {content, toc} = await loadPage(PAGE, FIXTURE);
    expect(toc.map(({charIndex, text}) => content.slice(charIndex, charIndex + text.length))).toEqual(
      toc.map(({text}) => text),
    );
    expect(new Set(toc.map(({charIndex}) => charIndex)).size).toBe(toc.length);
  });

  describe('after a change', () => {
    let folder: string;

    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'site-data-'));
      await mkdir(path.join(folder, 'parts'));
      await copyFile(PAGE, path.join(folder, 'page.mdx'));
      await copyFile(path.join(FIXTURE, 'docs/parts/part.mdx'), path.join(folder, 'parts/part.mdx'));
      await loadPage(path.join(folder, 'page.mdx'), folder);
      jest.mocked(parseMarkdown).mockClear();
    });

    afterEach(() => rm(folder, {recursive: true}));

    it('ENTITY-04 does not parse an unchanged page again', async () => {
      await loadPage(path.join(folder, 'page.mdx'), folder);
      expect(parseMarkdown).not.toHaveBeenCalled();
    });

    it('ENTITY-04 follows a change of an embedded file, also when another page saw it first', async () => {
      await writeFile(path.join(folder, 'parts/part.mdx'), 'New text of the part.\n');
      await loadPage(path.join(folder, 'parts/part.mdx'), folder);
      const {content} = await loadPage(path.join(folder, 'page.mdx'), folder);
      expect(content).toContain('New text of the part.');
      expect(content).not.toContain('Embedded');
    });

    it('ENTITY-04 takes nothing of an embedded file from what the build before kept', async () => {
      const build = async (): Promise<string> => {
        for (const name of ['build-caches', 'page-texts', 'markdown', 'markdown-hashes']) {
          processCache(name).clear();
        }
        const {content} = await loadPage(path.join(folder, 'page.mdx'), folder);
        saveBuildCaches();
        return content;
      };
      jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
      const first = await build();
      jest.mocked(parseMarkdown).mockClear();
      expect(await build()).toBe(first);
      expect(parseMarkdown).not.toHaveBeenCalled();
      await writeFile(path.join(folder, 'parts/part.mdx'), 'New text of the part.\n');
      expect(await build()).toContain('New text of the part.');
      processCache('build-caches').clear();
    });
  });
});

describe('loadPage on a heading that is only an image', () => {
  it('ENTITY-05 gives it the charIndex -1', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-data-'));
    await writeFile(path.join(folder, 'a.md'), 'Text.\n\n## ![Logo](./logo.svg)\n\nMore.\n');
    const {content, toc} = await loadPage(path.join(folder, 'a.md'), folder);
    await rm(folder, {recursive: true});
    expect(content).toBe('Text.\n\nMore.');
    expect(toc).toEqual([{text: 'Logo', id: 'logo', depth: 2, charIndex: -1}]);
  });
});
