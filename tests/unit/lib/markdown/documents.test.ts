import {formatFull, formatIndex, formatPage, type DocumentSet, type PageDocument} from '@site/src/lib/markdown';
import {toMarkdownPath} from '@site/src/lib/url';

const page = (name: string, body: string, description = `About ${name}.`): PageDocument => ({
  title: name,
  description,
  url: `https://example.com/${name}`,
  markdownUrl: `https://example.com/${name}.md`,
  body,
});

const SET: DocumentSet = {
  title: 'Rslib 1.x',
  summary: 'A build tool.',
  groups: [
    {title: 'Start', pages: [page('a', 'Text.\n\n## Part\n\n```sh\n# no heading\n```\n'), page('b', 'More.', '')]},
    {title: 'Config', pages: [page('c', '````md\n```\n# no\n```\n````\n\n# Yes\n')]},
  ],
  others: [{label: 'Rslib 0.x', url: 'https://example.com/0.x/llms.txt'}],
  fullUrl: 'https://example.com/llms-full.txt',
  texts: {colon: ': ', mark: ' ({text})', all: 'All pages in one file', more: 'More pages'},
};

describe('toMarkdownPath', () => {
  it.each([
    ['/lib/guide/cli', '/lib/guide/cli.md'],
    ['/lib/guide/', '/lib/guide.md'],
    ['/lib/', '/lib/index.md'],
  ])('of %s is %s', (path, expected) => {
    expect(toMarkdownPath(path, '/lib/')).toBe(expected);
  });
});

describe('formatPage', () => {
  it('has the title, the description, the address and the text', () => {
    expect(formatPage(SET.groups[0].pages[0], SET.title)).toMatchInlineSnapshot(`
      "# a

      > About a.

      Rslib 1.x, <https://example.com/a>

      Text.

      ## Part

      \`\`\`sh
      # no heading
      \`\`\`
      "
    `);
  });
});

describe('formatIndex', () => {
  it('lists the pages by group with their descriptions, then other versions and languages', () => {
    expect(formatIndex(SET)).toMatchInlineSnapshot(`
      "# Rslib 1.x

      > A build tool.

      ## Start

      - [a](https://example.com/a.md): About a.
      - [b](https://example.com/b.md)

      ## Config

      - [c](https://example.com/c.md): About c.

      ## Optional

      - [All pages in one file](https://example.com/llms-full.txt)
      - [Rslib 0.x](https://example.com/0.x/llms.txt)
      "
    `);
  });

  it('has pages of no group with the next group, or at the end under a heading of their own', () => {
    const groups = [
      {title: undefined, pages: [page('first', '')]},
      {title: 'Start', pages: [page('a', '')]},
      {title: undefined, pages: [page('last', '')]},
    ];
    const texts = {colon: '：', mark: '（{text}）', all: '全部', more: '更多页面'};
    const index = formatIndex({...SET, groups, texts});
    expect(index).toContain(
      '## Start\n\n- [first](https://example.com/first.md): About first.\n- [a](https://example.com/a.md): About a.\n\n' +
        '## 更多页面\n\n- [last](https://example.com/last.md): About last.\n\n## Optional\n\n- [全部](',
    );
    expect(index.match(/^## /gm)).toHaveLength(3);
  });
});

describe('names and descriptions', () => {
  it('are text, whatever Markdown would make of them', () => {
    const odd = {...page('a', ''), title: 'The <App> [new]', description: 'An *array*, `code` and a_b.'};
    expect(formatPage(odd, 'R*')).toBe(
      '# The \\<App> \\[new\\]\n\n> An \\*array\\*, \\`code\\` and a_b.\n\nR\\*, <https://example.com/a>\n\n\n',
    );
    const set = {...SET, summary: 'A *tool*.', groups: [{title: '<Part>', pages: [odd]}]};
    expect(formatIndex(set)).toContain(
      '> A \\*tool\\*.\n\n## \\<Part>\n\n' +
        '- [The \\<App> \\[new\\]](https://example.com/a.md): An \\*array\\*, \\`code\\` and a_b.\n',
    );
    expect(formatFull(set)).toContain('> A \\*tool\\*.\n\n## The \\<App> \\[new\\]\n');
  });
});

describe('formatFull', () => {
  it('has all pages, with headings one level deeper and code untouched', () => {
    const text = formatFull(SET);
    expect(text.match(/^#+ .*$/gm)).toEqual([
      '# Rslib 1.x',
      '## a',
      '### Part',
      '# no heading',
      '## b',
      '## c',
      '# no',
      '## Yes',
    ]);
    expect(text.indexOf('## b')).toBeLessThan(text.indexOf('## c'));
  });

  it('knows code that an item of a list begins with, and a code span in as many backticks', () => {
    const body = '1. - ```sh\n     # no\n     ```\n\n## Next\n\n```sh\n# no\n```\n\n```a``b``` c\n\n## Last\n';
    const text = formatFull({...SET, groups: [{title: 'Start', pages: [page('a', body)]}]});
    expect(text.match(/^#+ .*$/gm)).toEqual(['# Rslib 1.x', '## a', '### Next', '# no', '### Last']);
  });
});
