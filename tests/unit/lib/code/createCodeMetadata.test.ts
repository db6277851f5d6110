import {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {createCodeMetadata, type CodeSource} from '@site/src/lib/code';

const CLASS_NAMES = {highlight: 'highlight', added: 'added', removed: 'removed', focus: 'focus'};

describe('createCodeMetadata', () => {
  it.each<CodeSource>([
    {code: 'a\nb\n', className: 'language-ts'},
    {code: 'a\r\nb\r\n', className: 'x language-TSX y'},
    {code: 'a', language: 'JSON'},
    {code: 'a', language: 'json', className: 'language-json'},
    {code: 'a', language: 'json', className: 'x'},
    {code: 'a'},
    {code: 'a', title: 'own title'},
    {code: 'a', metastring: `{1} title='it is "quoted"'`, title: 'own title'},
    {code: 'a', metastring: 'title=""', title: 'own title'},
    {code: 'a\nb\nc\nd\ne', metastring: 'title="a.ts" {1,3-4,5}', className: 'language-js'},
    {code: 'a', metastring: '{not lines}'},
  ])('says of %j what Docusaurus says', (source) => {
    const {code, className, language, metastring, title} = source;
    expect(createCodeMetadata(source, CLASS_NAMES)).toEqual(
      createCodeBlockMetadata({
        code,
        className,
        language,
        metastring,
        title,
        defaultLanguage: undefined,
        showLineNumbers: undefined,
        magicComments: [{className: 'highlight', line: 'never'}],
      }),
    );
  });

  it('CODE-04 adds the marks at the ends of lines, and takes their comments off', () => {
    const code = 'a // [!code ++]\nb // [!code focus] // [!code --]\nc\n';
    expect(createCodeMetadata({code, metastring: '{1}'}, CLASS_NAMES)).toMatchObject({
      codeInput: code,
      code: 'a\nb\nc',
      lineClassNames: {0: ['highlight', 'added'], 1: ['removed', 'focus']},
    });
  });

  it('SITE-07 gives each line of a numbered block an element of its own', () => {
    const source = {code: 'a\nb // [!code ++]', className: 'language-ts code-numbered'};
    expect(createCodeMetadata(source, CLASS_NAMES)).toMatchObject({
      className: 'language-ts code-numbered',
      language: 'ts',
      lineClassNames: {0: [], 1: ['added']},
    });
  });

  it('marks no lines that are none: 3-1', () => {
    expect(createCodeMetadata({code: 'a', metastring: '{3-1}'}, CLASS_NAMES).lineClassNames).toEqual({});
  });
});
