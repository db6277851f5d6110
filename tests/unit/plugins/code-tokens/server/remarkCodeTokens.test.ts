import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {decodeTokens} from '@site/src/lib/code';
import {remarkCodeTokens} from '@site/src/plugins/code-tokens/server/remarkCodeTokens';
import {tokenizeCode} from '@site/src/plugins/code-tokens/server/tokenizeCode';

function highlight(lang: string, value: string, meta?: string): string | undefined {
  const code: Code = {type: 'code', lang, value, meta};
  const tree: Root = {type: 'root', children: [code]};
  remarkCodeTokens()(tree, new VFile({path: `${process.cwd()}/docs/a.mdx`}));
  return code.data?.hProperties?.tokens as string | undefined;
}

describe('remarkCodeTokens', () => {
  it('CODE-04 gives a block the roles of its tokens', () => {
    const code = "import a from 'b';";
    expect(decodeTokens(code, highlight('ts', code) ?? '')).toEqual([
      [
        {text: 'import', role: 'keyword'},
        {text: ' a '},
        {text: 'from', role: 'keyword'},
        {text: ' '},
        {text: "'b'", role: 'string'},
        {text: ';'},
      ],
    ]);
  });

  it('makes one piece of neighbours of one role with spaces between them, and of no others', () => {
    const code = 'a: [ { "b": 1 } ]';
    expect(decodeTokens(code, highlight('ts', code) ?? '')).toEqual([
      [{text: 'a: [ { '}, {text: '"b"', role: 'property'}, {text: ': '}, {text: '1', role: 'number'}, {text: ' } ]'}],
    ]);
    expect(tokenizeCode('export default 1 true', 'ts')?.[0]).toEqual([
      {text: 'export', role: 'keyword'},
      {text: ' ', role: 'keyword'},
      {text: 'default', role: 'keyword'},
      {text: ' '},
      {text: '1', role: 'number'},
      {text: ' ', role: 'number'},
      {text: 'true', role: 'number'},
    ]);
    expect(decodeTokens('export default', highlight('ts', 'export default') ?? '')).toEqual([
      [{text: 'export default', role: 'keyword'}],
    ]);
  });

  it('leaves punctuation and operators plain, also inside other tokens', () => {
    expect(tokenizeCode('a < 1;', 'ts')).toEqual([
      [{text: 'a '}, {text: '<'}, {text: ' '}, {text: '1', role: 'number'}, {text: ';'}],
    ]);
    expect(tokenizeCode('<b>', 'html')?.[0]).toEqual([{text: '<'}, {text: 'b', role: 'tag'}, {text: '>'}]);
  });

  it('CODE-04 leaves mark comments out, as the reader does not see them', () => {
    expect(decodeTokens('const a = 1;', highlight('ts', 'const a = 1; // [!code ++]') ?? '')).toBeDefined();
  });

  it('throws at marked lines that the block does not have', () => {
    expect(highlight('ts', 'a\nb', 'title="a.ts" {1-2}')).toBeDefined();
    expect(() => highlight('text', 'a\nb', 'title="a.ts" {3}')).toThrow(
      'code-tokens: docs/a.mdx:1:1: "{3}" marks line 3, and the block has lines 1 to 2.',
    );
  });

  it('treats code in a template string as code', () => {
    expect(tokenizeCode('`a${b}`', 'ts')?.[0]).toContainEqual({text: 'b'});
  });

  it.each([
    'ts',
    'tsx',
    'js',
    'jsx',
    'json',
    'bash',
    'sh',
    'css',
    'scss',
    'less',
    'stylus',
    'html',
    'xml',
    'ini',
    'yaml',
    'md',
    'diff',
  ])('knows the language %s', (lang) => {
    expect(tokenizeCode('a: 1', lang)).toBeDefined();
  });

  it.each(['tree', 'text'])('leaves %s as it is', (lang) => {
    expect(highlight(lang, 'a')).toBeUndefined();
  });

  it.each(['// highlight-next-line', '# highlight-start', '{/* highlight-end */}'])(
    'stops at %s, which the site does not read, with file, line and column',
    (comment) => {
      expect(() => highlight('ts', `let a;\n  ${comment}\nlet b;`)).toThrow(
        'code-tokens: docs/a.mdx:1:1: lines are marked by a comment at their end, "// [!code highlight]", not by one on a line of its own.',
      );
    },
  );

  it('stops at a language that it does not know, with file, line and column', () => {
    expect(() => highlight('typescirpt', 'let a;')).toThrow(
      'code-tokens: docs/a.mdx:1:1: "typescirpt" is no language that can be highlighted; write the name or ending of another one, or "text".',
    );
  });
});
