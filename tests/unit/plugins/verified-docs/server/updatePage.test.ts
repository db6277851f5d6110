/** @jest-environment node */
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';
import {updatePage} from '@site/src/plugins/verified-docs/server/updatePage';

const result = {status: 0, log: '', files: {'dist/index.js': 'export { };\n'}};
const update = (...lines: readonly string[]): string =>
  updatePage(readPage(lines.join('\n'), {page: 'guide/a.mdx', file: 'docs/guide/a.mdx'}), () => result);
const page = (...output: readonly string[]): readonly string[] => [
  '```ts title="src/index.ts" sample="a"',
  'export {};',
  '```',
  '',
  '```tree sample="a" tree',
  ...output,
  '```',
  '',
  'Text after it.',
];

describe('updatePage', () => {
  it.each([
    ['empty', []],
    ['with an empty line', ['']],
    ['with another file', ['dist/other.js']],
    ['with too many files', ['dist/index.js', 'dist/other.js']],
  ])('fills in a list that is %s', (_name, output) => {
    expect(update(...page(...output))).toBe(page('dist/index.js').join('\n'));
  });

  it('leaves a page that is right as it is', () => {
    expect(update(...page('dist/index.js'))).toBe(page('dist/index.js').join('\n'));
  });
});
