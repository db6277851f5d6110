/** @jest-environment node */
import {compareSample} from '@site/src/plugins/verified-docs/server/compare/compareSample';
import {matchLines} from '@site/src/plugins/verified-docs/server/compare/matchLines';
import {formatProblem} from '@site/src/plugins/verified-docs/server/formatReport';
import {parseFences} from '@site/src/plugins/verified-docs/server/samples/parseFences';
import {collectSamples} from '@site/src/plugins/verified-docs/server/samples/collectSamples';
import type {BuildResult} from '@site/src/plugins/verified-docs/server/samples/types';

const BUILT: BuildResult = {
  status: 0,
  ran: 1,
  log: 'ready   built in 0.04 s\n',
  files: {'dist/index.js': 'const a = 1;\nconst b = 2;\nexport { a, b };\n', 'dist/logo.png': null},
};

function report(text: string, result: Partial<BuildResult> = {}): string {
  const {samples} = collectSamples(parseFences(text), {page: 'a.mdx', file: 'docs/a.mdx'});
  return samples
    .flatMap((sample) => compareSample(sample, {...BUILT, ...result}))
    .map(formatProblem)
    .join('\n');
}

describe('matchLines', () => {
  it.each([
    ['// ...\nc', 'a\nb\nc\n', true],
    ['a\n// ...', 'a\nb\nc\n', true],
    ['a\n/* ... */\nc', 'a\nb\nc', true],
    ['a\nc', 'a\nb\nc', false],
    ['a\n// ...\nb\nd', 'a\nb\nc', false],
    ['a', 'a\nb', false],
    ['// ...\n}\nexport { a };', 'function a() {\n}\nfunction b() {\n}\nexport { a };', true],
    ['a\n// ...\nb\nc\n// ...\nb', 'a\nb\nx\nb\nc\nb', true],
    ['a\n// ...\nb\nc\n// ...', 'a\nb\nx\nb\nd', false],
    ['a\n// ...\na', 'a', false],
    ['// ...\nb', 'b\na', false],
    ['// ...', '', true],
  ])('%j against %j', (expected, found, isMatch) => {
    expect(matchLines(expected, found) === undefined).toBe(isMatch);
  });
});

it('matchLines names the line of a run that differs where most of it is', () => {
  expect(matchLines('// ...\nb\nc\n// ...\ne', 'a\nb\nx\nb\nd\ne')).toEqual({line: 2, expected: 'c', found: 'x'});
  expect(matchLines('a\n// ...\nb\nd', 'a\nb\nc')).toEqual({line: 3, expected: 'd', found: 'c'});
});

describe('compareSample', () => {
  it('finds nothing if the page says what was built', () => {
    const page = [
      '```tree sample="a" tree\ndist/index.js\ndist/logo.png\n```',
      '```js title="dist/index.js" sample="a"\nconst a = 1;\n// ...\nexport { a, b };\n```',
      '```js title="dist/index.js" sample="a" expect=contains\nconst b = 2;\n```',
      '```js title="dist/other.js" sample="a" expect=absent\n```',
      '```text sample="a" log\nbuilt in\n```',
    ];
    expect(report(page.join('\n'))).toBe('');
  });

  it('shows an altered tree as a diff', () => {
    expect(report('\n```tree sample="a" tree\ndist/index.mjs\ndist/logo.png\n```')).toMatchInlineSnapshot(`
      "✗ docs/a.mdx:2:1: the file list of sample "a" is not what the build writes
            - dist/index.mjs   (on the page, not built)
            + dist/index.js   (built, not on the page)"
    `);
  });

  it('shows the line of an output that differs', () => {
    expect(report('```js title="dist/index.js" sample="a"\nconst a = 1;\nconst b = 3;\nexport { a, b };\n```'))
      .toMatchInlineSnapshot(`
      "✗ docs/a.mdx:3:1 (dist/index.js): dist/index.js differs
            - const b = 3;   (on the page)
            + const b = 2;   (built)"
    `);
  });

  it('names a missing line, a missing file and a file that should be absent', () => {
    expect(report('```js title="dist/index.js" sample="a" expect=contains\nlet c;\n```')).toMatchInlineSnapshot(`
      "✗ docs/a.mdx:1:1 (dist/index.js): dist/index.js has no line
            - let c;"
    `);
    expect(report('```js title="dist/x.js" sample="a"\n1\n```')).toMatchInlineSnapshot(`
      "✗ docs/a.mdx:1:1 (dist/x.js): dist/x.js is not built
            built: dist/index.js, dist/logo.png"
    `);
    expect(report('```js title="dist/index.js" sample="a" expect=absent\n```')).toMatchInlineSnapshot(
      `"✗ docs/a.mdx:1:1 (dist/index.js): dist/index.js is built, the page says that it is not"`,
    );
  });

  it('shows the end of the log if a build fails, or if one passes that should fail', () => {
    expect(report('```sh sample="a" run\nnpx rslib build\n```', {status: 1, log: 'error   No.\n'}))
      .toMatchInlineSnapshot(`
      "✗ docs/a.mdx:1:1: sample "a": the page says that the command passes, it exits with status 1
            | error   No."
    `);
    expect(report('```sh sample="a" run fails\nnpx rslib build\n```')).toMatchInlineSnapshot(`
      "✗ docs/a.mdx:1:1: sample "a": the page says that the last command fails, it exits with status 0
            | ready   built in 0.04 s"
    `);
  });

  it('takes only a failure of the last command for the one that the page means', () => {
    const page = '```sh sample="a" run fails\nnode first.mjs\nnpx rslib build\n```';
    expect(report(page, {status: 1, ran: 2})).toBe('');
    expect(report(page, {status: 1, ran: 1, log: 'No first.mjs.\n'})).toMatchInlineSnapshot(`
      "✗ docs/a.mdx:1:1: sample "a": the page says that the last command fails, only 1 of its 2 commands ran, and the run ended with status 1
            | No first.mjs."
    `);
    expect(report('```sh sample="a" run fails\nnpx tsup\n```', {status: 1, ran: 0})).toContain(
      'only 0 of its 1 commands ran',
    );
    expect(report('```text sample="a" log fails\nready\n```', {status: 1})).toBe('');
  });

  it('names the words that the log does not have', () => {
    expect(report('```text sample="a" log\nwarn    Deprecated\n```')).toMatchInlineSnapshot(`
      "✗ docs/a.mdx:1:1: the output of sample "a" does not say
            - warn    Deprecated"
    `);
  });
});
