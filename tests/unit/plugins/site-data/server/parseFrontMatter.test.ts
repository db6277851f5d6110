/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {createParseFrontMatter} from '@site/src/plugins/site-data/server/parseFrontMatter';

const parse = createParseFrontMatter('/site');

function parseText(lines: string): ReturnType<typeof parse> {
  return parse({
    filePath: '/site/docs/a.mdx',
    fileContent: `---\n${lines}\n---\n\nText.\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

describe('createParseFrontMatter', () => {
  it('throws if a value has the wrong type, with file and line', async () => {
    await expect(parseText('title: A\npageType: [home]')).rejects.toThrowErrorMatchingInlineSnapshot(`
     "Front matter with mistakes:
       docs/a.mdx:3: pageType is not a valid string (found ["home"])"
    `);
  });

  it('throws at a title without words, in every language', async () => {
    const page = parse({
      filePath: '/site/i18n/zh/docusaurus-plugin-content-docs/current/a.mdx',
      fileContent: '---\ntitle: ""\n---\n\nText.\n',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    await expect(page).rejects.toThrow('/current/a.mdx:2: Please enter title (found "")');
  });

  it('throws if the front matter is not YAML, with file and line, each time it is asked', async () => {
    const lines = 'title: A\ndescription: see: below';
    for (let time = 0; time < 2; time += 1) {
      await expect(parseText(lines)).rejects.toThrow(
        'docs/a.mdx:3: the front matter is not valid YAML: bad indentation of a mapping entry',
      );
    }
    expect((await parseText('title: A\ndescription: "see: below"')).frontMatter).toMatchObject({title: 'A'});
  });

  it.each(['title A', '42', '- title'])('throws if the front matter has no keys: %s', async (lines) => {
    await expect(parseText(lines)).rejects.toThrow('docs/a.mdx:1: the front matter is no list of lines "key: value".');
  });

  it('throws if the front matter has no end', async () => {
    const open = parse({
      filePath: '/site/docs/a.mdx',
      fileContent: '---\ntitle: A\n\nText.\n',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    await expect(open).rejects.toThrow('docs/a.mdx:1: the front matter has no end; close it with a line "---".');
  });

  it.each([
    ['serach: false', 'docs/a.mdx:3: the front matter has no key "serach"; did you mean search?'],
    ['keyword: [a]', 'docs/a.mdx:3: the front matter has no key "keyword"; did you mean keywords?'],
    ['sidebarlabel: B', 'docs/a.mdx:3: the front matter has no key "sidebarlabel"; did you mean sidebar_label?'],
    ['sidebar_position: two', 'docs/a.mdx:3: "sidebar_position" must be a number (found "two")'],
    ['tags: 1', 'docs/a.mdx:3: "tags" does not look like a valid front matter Yaml array. (found 1)'],
    [
      'id: a/b',
      'docs/a.mdx:3: "id" cannot include a slash; for another address of the page write "slug" (found "a/b")',
    ],
    ['draft: true\nunlisted: true', "docs/a.mdx:1: Can't be draft and unlisted at the same time."],
    ['last_update: {author: A, date: 2026-13-45}', 'docs/a.mdx:3: 2026-13-45 is no day of the calendar'],
    ['last_update:\n  date: 2026-02-29', 'docs/a.mdx:3: 2026-02-29 is no day of the calendar'],
    ['description: ""', 'docs/a.mdx:3: Please enter description (found "")'],
  ])('throws at %j', async (lines, message) => {
    await expect(parseText(`title: A\n${lines}`)).rejects.toThrow(`\n  ${message}`);
  });

  it.each([
    'reviewers: [a]',
    'hide_toc: true',
    'last_update: {date: 2024-02-29}',
    'sidebar_position: "2"',
    'mdx: {format: md}',
  ])('accepts %j', async (line) => {
    await expect(parseText(line)).resolves.toBeDefined();
  });

  describe('with files', () => {
    let siteDir: string;

    beforeAll(() => {
      siteDir = mkdtempSync(path.join(os.tmpdir(), 'parse-front-matter-'));
      mkdirSync(path.join(siteDir, 'docs'));
    });

    afterAll(() => {
      rmSync(siteDir, {recursive: true});
    });

    function parseFile(name: string, content: string | Buffer): ReturnType<typeof parse> {
      const filePath = path.join(siteDir, 'docs', name);
      writeFileSync(filePath, content);
      return createParseFrontMatter(siteDir)({
        filePath,
        fileContent: readFileSync(filePath, 'utf8'),
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
    }

    it('throws at a file that is not UTF-8, with line and column', async () => {
      const text = '---\ntitle: A\n---\n\nThe Größe.\n';
      await expect(parseFile('a.mdx', Buffer.from(text, 'latin1'))).rejects.toThrow(
        'docs/a.mdx:5:7: the file is not UTF-8; save it in that encoding.',
      );
      await expect(parseFile('a.mdx', `${text}\uFFFD`)).resolves.toBeDefined();
    });

    it.each(['100%.mdx', 'c#.mdx'])('throws at %s, whose name is no address', async (name) => {
      await expect(parseFile(name, '---\ntitle: A\n---\n')).rejects.toThrow(
        `docs/${name}: the name of a page becomes its address, which cannot have "${name.slice(-5, -4)}"; rename the file.`,
      );
    });
  });

  it('FRONTMATTER-03 lets an unknown page kind pass', async () => {
    expect((await parseText('pageType: landing')).frontMatter).toEqual({pageType: 'landing'});
  });

  it.each(['overview: true', 'outline: false'])(
    'OVERVIEW-08 OUTLINE-07 gives a page with %s no outline',
    async (line) => {
      expect((await parseText(line)).frontMatter.hide_table_of_contents).toBe(true);
    },
  );

  it('keeps what Docusaurus parses', async () => {
    const {frontMatter, content} = await parseText('title: A\nsidebar_label: B');
    expect(frontMatter).toEqual({title: 'A', sidebar_label: 'B'});
    expect(content.trim()).toBe('Text.');
  });
});
