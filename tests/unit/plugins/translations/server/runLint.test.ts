/** @jest-environment node */
import {runLint, type JudgePage} from '@site/src/plugins/translations/server/runLint';
import {sync} from '@site/src/plugins/translations/server/sync';
import {createSite, ZH, type TestSite} from '../support/createSite';

const PAGE = '---\ntitle: A\n---\n\n## One {/* #one */}\n\nText.\n';
const TRANSLATION = '---\ntitle: 甲\n---\n\n## 一 {/* #one */}\n\n使用Rslib。\n';

const ORIGINALS = {
  'code.json': () => ({'site.a': 'Good', 'site.b': 'With Rslib'}),
  'docusaurus-plugin-content-docs/current.json': () => ({'sidebar.guide.category.start': 'Start (old)'}),
};

async function lint(siteDir: string, page?: string, judge: JudgePage = () => []) {
  const lines: string[] = [];
  const status = await runLint({siteDir, page, originals: ORIGINALS, judge, print: (text) => lines.push(text)});
  return {status, lines: lines.map((text) => text.split('\n')[0])};
}

describe('i18n:lint', () => {
  const {siteDir} = createSite({
    'docs/a.mdx': PAGE,
    [`${ZH}/current/a.mdx`]: TRANSLATION,
    [`${ZH}/current.json`]: '{\n  "sidebar.guide.category.start": {"message": "开始(旧)"}\n}\n',
    'i18n/zh/code.json': '{\n  "site.a": {"message": "好"},\n  "site.b": {"message": "用Rslib"}\n}\n',
    'i18n/zh/freshness.json': '{"format": 1, "pages": {}}\n',
  });
  const inPage = `✗ ${ZH}/current/a.mdx:7: a space belongs between Chinese and Latin text`;
  const inCode = '✗ i18n/zh/code.json:3: site.b: a space belongs between Chinese and Latin text';

  it('names the English page for what is wrong there, and the line of bad front matter', async () => {
    const original = createSite({
      'docs/a.mdx': `${PAGE}\n<Foo>\n`,
      'docs/b.mdx': '---\ntitle: A\ndescription: see: below\n---\n',
      'docs/c.mdx': PAGE,
      [`${ZH}/current/a.mdx`]: TRANSLATION,
      [`${ZH}/current/b.mdx`]: TRANSLATION,
      [`${ZH}/current/c.mdx`]: '---\ntitle: 甲\ndescription: a: b\n---\n',
    });
    const pages = ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx'];
    const found = await Promise.all(pages.map(async (page) => (await lint(original.siteDir, page)).lines[0]));
    expect(found).toEqual([
      expect.stringMatching(/^✗ docs\/a\.mdx:9: Expected a closing tag for `<Foo>`/),
      '✗ docs/b.mdx:3: bad indentation of a mapping entry',
      `✗ ${ZH}/current/c.mdx:3: bad indentation of a mapping entry`,
    ]);
  });

  it('names what the build refuses, also in a section that waits for its translation', async () => {
    const site = createSite({'docs/a.mdx': PAGE, [`${ZH}/current/a.mdx`]: TRANSLATION});
    const judge: JudgePage = ({file, source}, root) => [
      {line: 5, message: `${file} of ${source.length} characters has ${root.children.length} parts`},
    ];
    expect((await lint(site.siteDir, 'docs/a.mdx', judge)).lines[0]).toBe(
      `✗ ${ZH}/current/a.mdx:5: ${ZH}/current/a.mdx of ${TRANSLATION.length} characters has 3 parts`,
    );
    sync({siteDir: site.siteDir, locale: 'zh', page: 'all'});
    site.write('docs/a.mdx', PAGE.replace('Text', 'Other text'));
    expect(await lint(site.siteDir, 'docs/a.mdx', judge)).toMatchObject({status: 1});
  });

  it('names the line of a page that is in another encoding, and nothing else of it', async () => {
    const inGbk = Buffer.from([0xb9, 0xd8]);
    const site = createSite({
      'docs/a.mdx': PAGE,
      [`${ZH}/current/a.mdx`]: Buffer.concat([Buffer.from(TRANSLATION), inGbk]),
    });
    expect(await lint(site.siteDir, 'docs/a.mdx')).toEqual({
      status: 1,
      lines: [
        `✗ ${ZH}/current/a.mdx:8: the file is not UTF-8; save it in that encoding`,
        '1 translated pages, 0 files of texts, 1 problems',
      ],
    });
  });

  it('names folders and pages that nothing reads', async () => {
    const site = createSite({
      'docs/a.mdx': PAGE,
      [`${ZH}/curent/a.mdx`]: TRANSLATION,
      'i18n/zh/current/a.mdx': TRANSLATION,
    });
    const {status, lines} = await lint(site.siteDir);
    expect(status).toBe(1);
    expect(lines.filter((line) => line.includes('nothing reads'))).toEqual([
      `✗ ${ZH}/curent:1: nothing reads this folder: there is no such version of the docs; rename or remove it`,
      `✗ i18n/zh/current/a.mdx:1: nothing reads this file: translated pages of the docs are in ${ZH}/current; move or remove it`,
    ]);
  });

  describe('with a page whose English text changed', () => {
    const english = `---
title: A
---

Lead with [a link](./b.mdx).

## One {/* #one */}

- First
- Second

## Two {/* #two */}

Text with \`code\`.
`;
    const chinese = english
      .replace('Lead with [a link](./b.mdx).', '开头有[链接](./b.mdx)。')
      .replace('Text with `code`.', '文字 `code`。');
    const count = '1 translated pages, 3 files of texts, 0 problems';
    const hint = '("npm run i18n:lint -- FILE" lists those of a file)';

    function createPage(): TestSite {
      const site = createSite({
        'docs/a.mdx': english,
        [`${ZH}/current/a.mdx`]: chinese,
        [`${ZH}/current.json`]: '{"sidebar.guide.category.start": {"message": "开始"}}\n',
        'i18n/zh/code.json': '{"site.a": {"message": "好"}, "site.b": {"message": "用 Rslib"}}\n',
      });
      sync({siteDir: site.siteDir, locale: 'zh', page: 'all'});
      return site;
    }

    it.each([
      ['a new section', english + '\n## New {/* #new */}\n\nText.\n', 1, 1],
      ['a section less', english.replace(/## One[^]*?(?=## Two)/, ''), 7, 1],
      ['another link', english.replace('./b.mdx', './c.mdx'), 1, 2],
      ['another inline code', english.replace('`code`', '`other`'), 12, 2],
      ['another list', english.replace('- Second', '- Second\n- Third'), 9, 2],
      ['a code block and words', english.replace('- Second', '- Second\n\nRun:\n\n```sh\nls\n```'), 10, 2],
      ['more front matter', english.replace('title: A', 'title: A\ndescription: About A.'), 1, 1],
    ])('I18N-06 does not fail at %s, and lists it for the page', async (_name, text, line, differences) => {
      const site = createPage();
      expect(await lint(site.siteDir)).toEqual({status: 0, lines: [count]});
      site.write('docs/a.mdx', text);
      expect(await lint(site.siteDir)).toEqual({
        status: 0,
        lines: [
          `· ${ZH}/current/a.mdx:${line}: differs where the English page changed since: ${differences}, from this line on`,
          `${count}, ${differences} differences of stale pages ${hint}`,
        ],
      });
      const {status, lines} = await lint(site.siteDir, 'docs/a.mdx');
      expect([status, lines.length]).toEqual([0, differences + 1]);
      expect(lines.slice(0, -1).every((row) => row.startsWith(`· ${ZH}/current/a.mdx:`))).toBe(true);
    });

    it('I18N-06 needs no search words that the language has not', async () => {
      const site = createPage();
      site.write('docs/a.mdx', english.replace('title: A', 'title: A\nkeywords: [first]'));
      expect(await lint(site.siteDir)).toEqual({status: 0, lines: [count]});
    });

    it('fails at a difference of a section that did not change, and at a page that nobody recorded', async () => {
      const site = createPage();
      const stale = english.replace('./b.mdx', './c.mdx');
      site.write('docs/a.mdx', stale);
      site.write(
        `${ZH}/current/a.mdx`,
        chinese.replace('`code`', '`other`').replace('title:', 'sidebar_label: 甲\ntitle:'),
      );
      const {status, lines} = await lint(site.siteDir);
      expect(status).toBe(1);
      expect(lines.slice(1)).toEqual([
        `✗ ${ZH}/current/a.mdx:2: the front matter has "sidebar_label", which docs/a.mdx has not: take it out`,
        `✗ ${ZH}/current/a.mdx:13: inline code \`code\` of docs/a.mdx:14 is missing here`,
        `✗ ${ZH}/current/a.mdx:15: inline code \`other\` is not in docs/a.mdx, in the section of line 12`,
        expect.stringContaining('3 problems, 2 differences of stale pages'),
      ]);
      site.remove('i18n/zh/freshness.json');
      expect((await lint(site.siteDir)).lines.at(-1)).toContain('5 problems');
    });

    it('does not fail at a new entry of the glossary', async () => {
      const glossary = 'guide/start/glossary.mdx';
      const site = createPage();
      site.write(`docs/${glossary}`, english);
      site.write(`${ZH}/current/${glossary}`, chinese);
      const terms = ['one', 'two'].map((id) => ({
        id,
        en: id === 'one' ? 'One' : 'Two',
        zh: id === 'one' ? 'One' : 'Two',
        forbidden: [],
      }));
      site.write('i18n/zh/terms.json', JSON.stringify(terms));
      sync({siteDir: site.siteDir, locale: 'zh', page: 'all'});
      site.write(`docs/${glossary}`, `${english}\n## New {/* #new */}\n\nText.\n`);
      const {status, lines} = await lint(site.siteDir);
      expect(lines).toContain(
        `· docs/${glossary}:16: differs where the English page changed since: 1, from this line on`,
      );
      expect(status).toBe(0);
    });
  });

  it('takes the name of a file from another system', async () => {
    expect((await lint(siteDir, 'i18n\\zh\\code.json')).lines[0]).toBe(inCode);
  });

  it('checks pages and files of texts, and names file, line and key', async () => {
    expect(await lint(siteDir)).toEqual({
      status: 1,
      lines: [
        inPage,
        inCode,
        `✗ ${ZH}/current.json:2: sidebar.guide.category.start: the punctuation has to be full-width`,
        '1 translated pages, 3 files of texts, 3 problems',
      ],
    });
  });

  it.each([
    ['docs/a.mdx', [inPage, '1 translated pages, 0 files of texts, 1 problems']],
    ['./docs/a.mdx', [inPage, '1 translated pages, 0 files of texts, 1 problems']],
    ['a.mdx', [inPage, '1 translated pages, 0 files of texts, 1 problems']],
    ['i18n/zh/code.json', [inCode, '0 translated pages, 1 files of texts, 1 problems']],
    ['i18n/zh/freshness.json', ['0 translated pages, 1 files of texts, 0 problems']],
  ])('checks %s alone', async (file, lines) => {
    expect((await lint(siteDir, file)).lines).toEqual(lines);
  });

  it.each(['docs/none.mdx', 'none', 'i18n/zh/none.json'])('refuses %s, which is not there', async (file) => {
    await expect(lint(siteDir, file)).rejects.toThrow(
      `translations: no translated page and no file of texts "${file}"; give its path, for example`,
    );
  });

  it('refuses a language that is not there', async () => {
    await expect(
      runLint({siteDir, locale: 'ko', originals: ORIGINALS, judge: () => [], print: jest.fn()}),
    ).rejects.toThrow('translations: there is no language "ko" to translate to; there are zh');
  });

  it('names a part that a translated page imports, and that is not translated', async () => {
    const importing = (page: string): string =>
      page.replace('Text.', "import Part from './_part.mdx'").replace(/使用.*/, "import Part from './_part.mdx'");
    const site = createSite({
      'docs/a.mdx': importing(PAGE),
      'docs/_part.mdx': 'Text.',
      [`${ZH}/current/a.mdx`]: importing(TRANSLATION),
    });
    expect((await lint(site.siteDir, 'a.mdx')).lines[0]).toBe(
      `✗ ${ZH}/current/a.mdx:7: the import "./_part.mdx" leads to no file; it is not translated: ` +
        `copy docs/_part.mdx to ${ZH}/current/_part.mdx and translate it`,
    );
  });

  it('passes a translated page of plain Markdown, with the ids and braces that such pages have', async () => {
    const site = createSite({
      'docs/plain.md': '---\ntitle: A\n---\n\n## Names {x} <!-- #names -->\n\nText, <br> and {.\n',
      [`${ZH}/current/plain.md`]:
        "---\ntitle: 甲\n---\n\n## 名称 {x} <!-- #names -->\n\n文字，<br> 和 {。\n\n```js\nimport './none.md'\n```\n",
    });
    expect(await lint(site.siteDir, 'plain.md')).toEqual({
      status: 1,
      lines: [
        expect.stringMatching(/current\/plain\.md:9: code block .* is not in docs\/plain\.md/),
        '1 translated pages, 0 files of texts, 1 problems',
      ],
    });
    site.write('docs/plain.md', `${site.read('docs/plain.md')}\n\`\`\`js\nimport './none.md'\n\`\`\`\n`);
    expect((await lint(site.siteDir, 'plain.md')).status).toBe(0);
  });

  describe('with a language that was just added', () => {
    const code = '{\n  "site.a": {"message": "Good"},\n  "site.b": {"message": "With Rslib"}\n}\n';
    const added = createSite({
      'i18n/ko/code.json': code,
      'i18n/ko/docusaurus-plugin-content-docs/current.json': '{"sidebar.guide.category.start": {"message": "시작"}}\n',
    });
    const hint = '("npm run i18n:lint -- FILE" lists those of a file)';

    it('counts its English texts, one line a file, and passes', async () => {
      expect(await lint(added.siteDir)).toEqual({
        status: 0,
        lines: [
          '· i18n/ko/code.json:2: texts to translate: 2, from this line on',
          `0 translated pages, 2 files of texts, 0 problems, 2 texts to translate ${hint}`,
        ],
      });
    });

    it('lists them for one file', async () => {
      const same = 'if it is the same in the language, add it to same-as-english.json';
      expect(await lint(added.siteDir, 'i18n/ko/code.json')).toEqual({
        status: 0,
        lines: [
          `· i18n/ko/code.json:2: site.a: not translated: "Good"; ${same}`,
          `· i18n/ko/code.json:3: site.b: not translated: "With Rslib"; ${same}`,
          `0 translated pages, 1 files of texts, 0 problems, 2 texts to translate ${hint}`,
        ],
      });
    });

    it('fails at what breaks the site all the same', async () => {
      added.write('i18n/ko/code.json', code.replace('Good', '{name}'));
      const {status, lines} = await lint(added.siteDir);
      expect(status).toBe(1);
      expect(lines.slice(-2)).toEqual([
        '✗ i18n/ko/code.json:2: site.a: other placeholders than in English; expected none, found {name}',
        `0 translated pages, 2 files of texts, 1 problems, 1 texts to translate ${hint}`,
      ]);
    });
  });
});
