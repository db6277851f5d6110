/** @jest-environment node */
import {lintPage} from '@site/src/plugins/verified-docs/server/prose/lintPage';
import {parseFences} from '@site/src/plugins/verified-docs/server/samples/parseFences';

const HEAD =
  '---\ntitle: A\ndescription: A description that is long enough to tell a reader what the page gives.\n---\n';

function lint(body: string, head = HEAD, file = 'docs/a.mdx'): string[] {
  const text = head + body;
  return lintPage({text, fences: parseFences(text), file}).map(
    ({place, message}) => `${place.line}:${place.column} ${message}`,
  );
}

describe('lintPage', () => {
  it('accepts a good page, and does not read code as prose', () => {
    const body = [
      '## Build for Node.js {/* #build */}',
      '### redirect.js.path {/* #redirect-js-path */}',
      'Write `format: "esm"`, see [the page](../esm/just.mdx).',
      '```sh\n# Just Do It, with esm\n```',
      '![A tree](./a.svg)',
    ];
    expect(lint(body.join('\n\n'))).toEqual([]);
  });

  it('asks parts of pages for no front matter, and for all else', () => {
    for (const file of ['docs/guide/_note.mdx', 'docs/_notes/a.mdx', 'docs/guide/shared/a.mdx']) {
      expect(lint('You simply run it.', '', file)).toEqual(['1:5 leave out "simply"']);
    }
    expect(lint('Text.', '', 'docs/guide/shared.mdx')).toHaveLength(2);
  });

  it.each([
    ['# Title', ['5:1 a page has one h1, its title; begin with ##']],
    ['## Output', ['5:1 the heading "Output" needs an id: {/* #short-name */}']],
    ['## Output {/* #Out_put */}', ['5:1 the id "Out_put" has to be kebab-case']],
    ['## One {/* #a */}\n## Two {/* #a */}', ['6:1 the id "a" is used in line 5 already']],
    ['## Output Files {/* #a */}', ['5:1 headings are in sentence case: write "files" for "Files"']],
    [
      '## One {/* #a */}\n#### Two {/* #b */}',
      ['6:1 a heading of level 4 cannot follow one of level 2; begin with ###'],
    ],
    ['### One {/* #a */}', ['5:1 a heading of level 3 cannot follow one of level 1; begin with ##']],
    ['## One {/* #a */}\n### Two {/* #b */}\n#### Three {/* #c */}\n## Four {/* #d */}', []],
    ['You simply run it.', ['5:5 leave out "simply"']],
    ['With nodejs.', ['5:6 write "Node.js" for "nodejs", or put it in backticks']],
    ['![](./a.svg)', ['5:1 an image needs a text alternative']],
    ['<img src="./a.svg" />', ['5:1 an image needs a text alternative']],
    ['`![](./a.svg)`, ``![`](./a.svg)`` or `<img src="./a.svg">`', []],
    ['`<img>` ![](./a.svg)', ['5:9 an image needs a text alternative']],
    ['![`a`](./a.svg)', []],
    ['```ts smaple="a"\na\n```', ['5:1 the word "smaple" of the block is not known; did you mean sample?']],
    ['```text tree=partail\na\n```', ['5:1 "tree" of the block cannot be "partail"; write tree or tree=partial']],
    ['```text log="x"\na\n```', ['5:1 "log" of the block cannot be "x"; write log']],
    [
      '```ts excerpt=libs\na\n```',
      ['5:1 "excerpt" of the block cannot be "libs"; write excerpt=config or excerpt=lib'],
    ],
    ['```ts excerpt\na\n```', ['5:1 "excerpt" of the block cannot be true; write excerpt=config or excerpt=lib']],
    ['```ts excerpt=config\na\n```', []],
    ['```ts title="a" {1,3}\na\n```', []],
    ['```ts lineNumbers\na\n```', ['5:1 the word "lineNumbers" of the block is not known']],
    ['```ts showLineNumbers wrapCode=false\na\n```', []],
    [
      '```ts showLineNumbers=3\na\n```',
      ['5:1 "showLineNumbers" of the block cannot be "3"; write showLineNumbers or showLineNumbers=false'],
    ],
    ['```ts\nlet open;', ['5:1 the block has no end']],
    ['- ```ts\n  let open;', ['5:1 the block has no end']],
  ])('reports %j', (body, expected) => {
    expect(lint(body)).toEqual(expected);
  });

  it('lets a part begin with a heading of any level', () => {
    expect(lint('#### One {/* #a */}\n\n## Two {/* #b */}', '', 'docs/_a.mdx')).toEqual([]);
  });

  it.each([
    ['## One <!-- #a -->', []],
    ['## One', ['5:1 the heading "One" needs an id: <!-- #short-name -->']],
    ['## One {/* #a */}', ['5:1 a .md page shows braces as text; write <!-- #short-name -->, or name the file .mdx']],
  ])('knows that a .md page has ids of its own kind: %s', (body, expected) => {
    expect(lint(body, HEAD, 'docs/a.md')).toEqual(expected);
  });

  it.each(['', 'title:\n', "title: ''\n", 'title: " "\n'])('reports a page without a title: %j', (line) => {
    expect(lint('', HEAD.replace('title: A\n', line))).toEqual(['1:1 the front matter needs a title']);
  });

  it('reports keys of the front matter that nobody reads', () => {
    const keys = 'sidebar_label: B\nserach: false\nhide_toc: true\nlast_update:\n  date: 2026-01-01\n---\n';
    expect(lint('', HEAD.replace(/---\n$/, keys))).toEqual([
      '5:1 the front matter has no key "serach"; did you mean search?',
      '6:1 the front matter has no key "hide_toc"',
    ]);
  });

  it('measures a description of several lines as the build reads it', () => {
    const text = 'A description that is long enough to tell a reader\n  what the page gives.';
    for (const description of [`>-\n  ${text}`, `>\n  ${text}`, `|\n  ${text}`, text, `"${text}"`]) {
      expect(lint('', `---\ntitle: A\ndescription: ${description}\n---\n`)).toEqual([]);
    }
    expect(lint('', '---\ntitle: >-\n  A\ndescription: >-\n  Too\n  short.\n---\n')).toEqual([
      '4:1 the description has 10 characters, expected 60 to 160',
    ]);
  });

  it('leaves front matter that cannot be read to the build', () => {
    expect(lint('', '---\ntitle: [\n---\n')).toEqual(['1:1 the front matter cannot be read; the build says why']);
  });

  it('reports a description that is too short', () => {
    expect(lint('', '---\ntitle: A\ndescription: Short.\n---\n')).toEqual([
      '3:1 the description has 6 characters, expected 60 to 160',
    ]);
  });
});
