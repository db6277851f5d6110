/** @jest-environment node */
import {createResults} from '@site/src/plugins/verified-docs/server/compare/createResults';
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';
import type {BuildResult} from '@site/src/plugins/verified-docs/server/samples/types';

const page = readPage(
  [
    '```ts title="src/index.ts" sample="good"',
    'export {};',
    '```',
    '```ts title="src/index.ts" sample="bad"',
    "import './missing';",
    '```',
    '```sh sample="bad" run fails',
    'npx rslib build',
    '```',
  ].join('\n'),
  {page: 'guide/a.mdx', file: 'docs/guide/a.mdx'},
);

function list(names: readonly string[], status = 0): readonly (readonly string[])[] {
  const result: BuildResult = {status, ran: 1, log: '', files: Object.fromEntries(names.map((name) => [name, '']))};
  const {samples} = createResults(page.samples, {
    packageName: '@rslib/core@1.0.1',
    problems: [],
    envHash: '',
    getResult: () => result,
  });
  return Object.values(samples).map(({files}) => files);
}

describe('createResults', () => {
  it('writes file names that are the same on every machine, and no leftovers of a failing command', () => {
    expect(list(['dist/index.5bec5608fb.js', 'dist/index.5bec5608fb.js.map', 'dist/abcdef12.js'])).toEqual([
      [],
      ['dist/index.[hash].js', 'dist/index.[hash].js.map', 'dist/abcdef12.js'],
    ]);
  });

  it('names a file once', () => {
    expect(list(['dist/a.11111111.js', 'dist/a.22222222.js'])).toEqual([[], ['dist/a.[hash].js']]);
  });
});
