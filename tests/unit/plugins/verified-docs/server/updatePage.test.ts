/** @jest-environment node */
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';
import {updatePage} from '@site/src/plugins/verified-docs/server/updatePage';

const result = {status: 0, ran: 1, log: '', files: {'dist/index.js': 'export { };\n'}};
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

  it('leaves an output that is right as the author wrote it, with its marks', () => {
    const output = [
      '```js title="dist/index.js" sample="a"',
      'export { }; // [!code highlight]',
      '```',
      '```js title="dist/index.js" sample="a"',
      'export { old }; // [!code --]',
      'export { }; // [!code ++]',
      '```',
    ];
    expect(update(...page('dist/index.js'), ...output)).toBe([...page('dist/index.js'), ...output].join('\n'));
  });

  it.each([
    ['a build that failed', '', {status: 1}],
    ['one that passed where the page says that it fails', ' fails', {status: 0}],
    ['commands of which not all ran', ' fails', {status: 1, ran: 1}],
  ])('writes nothing of %s', (_name, fails, outcome) => {
    const lines = [...page('dist/index.js'), `\`\`\`sh sample="a" run${fails}`, 'node a.mjs', 'npx rslib build', '```'];
    const site = readPage(lines.join('\n'), {page: 'guide/a.mdx', file: 'docs/guide/a.mdx'});
    expect(updatePage(site, () => ({...result, ran: 2, files: {}, ...outcome}))).toBe(site.text);
  });

  it('writes behind the marks of lists and quotes', () => {
    const block = (...files: readonly string[]): string =>
      [
        '- ```tree sample="a" tree',
        ...files.map((file) => `  ${file}`),
        '  ```',
        '',
        '> > ```js title="dist/index.js" sample="a"',
      ]
        .concat(files.length === 2 ? ['> > export { x };'] : ['> > export { };'], '> > ```')
        .join('\n');
    expect(update(block('dist/old.js', 'dist/older.js'))).toBe(block('dist/index.js'));
  });
});
