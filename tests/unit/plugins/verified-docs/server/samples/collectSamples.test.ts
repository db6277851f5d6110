/** @jest-environment node */
import {collectSamples} from '@site/src/plugins/verified-docs/server/samples/collectSamples';
import {hashSample} from '@site/src/plugins/verified-docs/server/samples/hashSample';
import {parseFences, stripCodeMarks} from '@site/src/plugins/verified-docs/server/samples/parseFences';
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';

const WHERE = {page: 'guide/a.mdx', file: 'docs/guide/a.mdx'};
const collect = (text: string) => collectSamples(parseFences(text), WHERE);

describe('parseFences', () => {
  it('takes the indentation of a list off the content, and keeps shorter fences inside', () => {
    const [fence] = parseFences('1. Do\n\n   ````md title="a.md"\n   ```ts\n     x\n   ```\n   ````\n');
    expect(fence).toMatchObject({lang: 'md', code: '```ts\n  x\n```\n', line: 3, end: 7, column: 4});
  });

  it.each([
    ['- ', '  '],
    ['* - ', '    '],
    ['1. ', '   '],
    ['> ', '> '],
    ['> > ', '>> '],
    ['> - ', '>   '],
    ['- > ', '  > '],
  ])('finds a block that begins with %j, and what comes after it', (first, next) => {
    const text = `${first}\`\`\`ts sample="a"\n${next}x\n${next.trimEnd()}\n${next}  y\n${next}\`\`\`\n\n[l](./n.mdx)\n\n\`\`\`sh\nls\n\`\`\`\n`;
    expect(parseFences(text)).toEqual([
      {lang: 'ts', meta: {sample: 'a'}, code: 'x\n\n  y\n', line: 1, end: 5, column: first.length + 1},
      {lang: 'sh', meta: {}, code: 'ls\n', line: 9, end: 11, column: 1},
    ]);
    expect(readPage(text, WHERE).internalLinks).toMatchObject([{target: './n.mdx'}]);
  });

  it.each(['- ', '> ', '1. '])('lets a block without an end behind %j hide nothing, and names it', (mark) => {
    const page = readPage(`${mark}\`\`\`ts sample="a"\n\ntext\n\n\`\`\`sh\nls\n\`\`\`\n`, WHERE);
    expect(page.fences).toMatchObject([{lang: 'sh', line: 5}]);
    expect(page.problems).toMatchObject([
      {place: {line: 1}, message: expect.stringMatching(/^the block has no end; /)},
    ]);
  });

  it('takes no code in a line for a block', () => {
    expect(parseFences('- ```a``` is code\n\n```sh\nls\n```\n')).toMatchObject([{lang: 'sh'}]);
  });

  it('lets an empty block hide nothing behind its end', () => {
    expect(readPage('```sh\n```\n## Title\n', WHERE).headings).toHaveLength(1);
  });
});

describe('stripCodeMarks', () => {
  const code = 'a: 1, // [!code --]\nb: 2, // [!code ++]\nc: 3, // [!code highlight]\n';

  it('leaves the code after the change', () => {
    expect(stripCodeMarks({code, meta: {}})).toBe('b: 2,\nc: 3,\n');
  });

  it('leaves the code before the change if the block says so', () => {
    expect(stripCodeMarks({code, meta: {before: true}})).toBe('a: 1,\nc: 3,\n');
  });
});

describe('collectSamples', () => {
  it('joins inputs, commands, trees, outputs and logs of one sample', () => {
    const {samples, problems} = collect(
      [
        '```ts title="src/index.ts" sample="a"\nexport {};\n```',
        '```sh sample="a" run\n$ npx rslib build\n# a comment\n```',
        '```tree sample="a" tree\ndist/index.js\n```',
        '```js title="dist/index.js" sample="a"\nexport {};\n```',
        '```text sample="a" log fails\nerror\n```',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(samples).toMatchObject([
      {
        key: 'guide/a.mdx#a',
        files: {'src/index.ts': 'export {};\n'},
        commands: ['npx rslib build'],
        trees: [{files: ['dist/index.js'], isPartial: false}],
        outputs: [{path: 'dist/index.js', mode: 'exact'}],
        logs: [{lines: ['error']}],
        fails: true,
      },
    ]);
  });

  it('inherits the inputs of the sample it uses, its own first', () => {
    const {samples} = collect(
      '```ts title="a.ts" sample="a"\n1\n```\n```ts title="b.ts" sample="a"\n2\n```\n```ts title="b.ts" sample="b" uses="a"\n3\n```\n',
    );
    expect(samples[1].files).toEqual({'a.ts': '1\n', 'b.ts': '3\n'});
  });

  it('inherits through another sample', () => {
    const {samples} = collect(
      '```ts title="a.ts" sample="a"\n1\n```\n```ts title="b.ts" sample="b" uses="a"\n2\n```\n```ts title="c.ts" sample="c" uses="b"\n3\n```\n',
    );
    expect(samples[2].files).toEqual({'a.ts': '1\n', 'b.ts': '2\n', 'c.ts': '3\n'});
  });

  it.each([
    ['```ts title="a.ts" nocheck\n```', 'nocheck needs a reason of at least 8 characters'],
    ['```ts sample="a"\n```', 'a block of sample "a" needs title="…" or one of the words tree, run, log'],
    ['```ts title="a.ts" sample="a" uses="b"\n```', 'uses="b", but the page has no such sample'],
    [
      '```ts title="a.ts" sample="a" uses="b"\n```\n```ts title="b.ts" sample="b" uses="a"\n```',
      'uses="b" leads back to sample "a"',
      'uses="a" leads back to sample "b"',
    ],
    ['```js title="dist/a.js" sample="a" expect=some\n```', 'expect=some is unknown; use exact, contains or absent'],
    ['```ts title="a.ts" sample="a"\n```\n```ts title="a.ts" sample="a"\n```', 'sample "a" has two blocks titled a.ts'],
    ['```sh run\n```', 'the word "run" needs sample="…"'],
    ['```text log fails\n```', 'the word "log" needs sample="…"', 'the word "fails" needs sample="…"'],
    ['```tree tree=partial\n```', 'the word "tree" needs sample="…"'],
    ['```ts title="a.ts" uses="b"\n```', 'the word "uses" needs sample="…"'],
    [
      '```js title="lib/a.js" out expect=some\n```',
      'the word "expect" needs sample="…"',
      'the word "out" needs sample="…"',
    ],
    ['```ts before\n```', 'the word "before" needs sample="…"'],
    ['```ts title="rslib.config.ts" before\n```'],
    ['```log\n```\n```tree title="my-lib"\n```\n```sh run nocheck="no network"\n```'],
    ['```ts title="a.ts" sample\n```', 'sample needs a name: sample="…"'],
    [
      '```ts title="a.ts" sample="a"\n```\n```ts title="b.ts" sample="b"\n```\n' +
        '```ts title="c.ts" sample="c" uses="a"\n```\n```ts title="d.ts" sample="c" uses="b"\n```',
      'sample "c" has uses="a" already; a sample takes the inputs of one other, which may use a third',
    ],
    [
      '```ts title="a.ts" sample="a"\n```\n' +
        '```ts title="c.ts" sample="c" uses="a"\n```\n```ts title="d.ts" sample="c" uses="a"\n```',
    ],
    ['```ts title="a.ts" sample="a" uses\n```', 'uses needs the name of a sample: uses="…"'],
  ])('reports %j', (text, ...messages) => {
    expect(collect(text).problems.map((problem) => problem.message)).toEqual(messages);
  });

  it('gives equal samples one hash, and another one with other packages', () => {
    const [one] = collect('```ts title="a.ts" sample="a"\n1\n```').samples;
    const [two] = collect('text\n\n```ts title="a.ts" sample="b"\n1\n```').samples;
    expect(hashSample(one, 'x')).toBe(hashSample(two, 'x'));
    expect(hashSample(one, 'x')).not.toBe(hashSample(one, 'y'));
  });

  it.each(['npx rslib build --watch', 'npx rslib -w', 'npx rslib mf-dev', 'node --watch a.mjs', 'npm run dev'])(
    'reports %s, which does not end, and does not run it',
    (command) => {
      const packageJson = '{"scripts": {"dev": "rslib build --watch", "build": "rslib build"}}';
      const {samples, problems} = collect(
        [
          `\`\`\`json title="package.json" sample="a"\n${packageJson}\n\`\`\``,
          `\`\`\`sh sample="a" run\nnpm run build\n${command}\n\`\`\``,
        ].join('\n'),
      );
      expect(samples).toMatchObject([{commands: ['npm run build']}]);
      expect(problems).toEqual([
        {
          place: {file: 'docs/guide/a.mdx', line: 4, column: 1},
          message: `"${command}" does not end by itself, so it cannot be run; show it in a block without the word "run"`,
        },
      ]);
    },
  );

  it('runs a watcher that the page says to fail', () => {
    const {samples, problems} = collect('```sh sample="a" run fails\nnpx rslib mf-dev\n```');
    expect(samples).toMatchObject([{commands: ['npx rslib mf-dev']}]);
    expect(problems).toEqual([]);
  });

  it('runs commands whose names only look like a watcher', () => {
    const {samples, problems} = collect(
      '```json title="package.json" sample="a"\n{"scripts": {"w": "rslib build"}}\n```\n' +
        '```sh sample="a" run\nnode watch.mjs\nnpx rslib build --watching\nnpm run w\n```',
    );
    expect(samples).toMatchObject([{commands: ['node watch.mjs', 'npx rslib build --watching', 'npm run w']}]);
    expect(problems).toEqual([]);
  });

  it.each(['npx rslibb build', 'rslib build', 'npm run none'])(
    'reports %s, which it cannot run, as no failure',
    (command) => {
      const {samples, problems} = collect(`\`\`\`sh sample="a" run fails\nnode a.mjs\n${command}\n\`\`\``);
      expect(samples).toMatchObject([{commands: ['node a.mjs']}]);
      expect(problems).toEqual([
        {
          place: {file: 'docs/guide/a.mdx', line: 1, column: 1},
          message: expect.stringContaining(`cannot run "${command}": a run block may hold `),
        },
      ]);
    },
  );
});
