/** @jest-environment node */
import {checkTerms} from '@site/src/plugins/translations/server/prose/checkTerms';
import {checkTypography, lintProse} from '@site/src/plugins/translations/server/prose/lintProse';

const TERMS = [
  {en: 'Declaration file', translation: '类型声明文件', forbidden: ['声明文件', '类型定义文件']},
  {en: 'Output', translation: '产物', forbidden: ['输出物']},
];

function lint(source: string, terms = TERMS, locale = 'zh'): string[] {
  return lintProse({file: 'a.mdx', source}, terms, locale).map(
    ({line, message}) => `${line} ${message.split('\n')[0]}`,
  );
}

describe('checkTypography', () => {
  it.each([
    '设置 `output.target` 后，`rslib build` 会写出 3 个文件（2.5 kB）。',
    '见[术语表](./glossary.mdx#umd)和 [lib.dts](./dts.mdx)。',
    '编辑器的“跳转到定义”会打开源码。',
    '**注意**：Rslib 1.0 不再支持。',
    '.mts 和 .cts 文件',
    'dts 的类型检查不认识 .vue 文件',
    'require() 之后的 TypeError: … is not a function',
    "如何保留 'use client'？",
    '没有 type: module',
    '单文件可执行程序 <Badge kind="experimental">实验性</Badge>',
    '报错 `TypeError: x is not a function` 时，请使用 `?inline`。',
  ])('accepts %s', (text) => {
    expect(checkTypography(text)).toEqual([]);
  });

  it.each([
    ['使用Rslib构建。', 'a space belongs between Chinese and Latin text', '使用 Rslib 构建。'],
    ['使用 Rslib,构建', 'the punctuation has to be full-width', '使用 Rslib，构建'],
    ['第一, 第二', 'the punctuation has to be full-width', '第一，第二'],
    ['选项(可选)', 'the punctuation has to be full-width', '选项（可选）'],
    ['使用 Rslib ，构建', 'no space belongs before the punctuation', '使用 Rslib，构建'],
    ['中文 中文', 'no space belongs between Chinese words', '中文中文'],
    ['显示 “错误” 时', 'no space belongs around the quotation', '显示“错误”时'],
    ['设置`a`后', 'a space belongs around inline code', '设置 `a` 后'],
  ])('reports %s', (text, reason, result) => {
    const [message] = checkTypography(text);
    expect(message).toContain(reason);
    expect(message.split('+ ')[1]).toBe(result);
  });
});

describe('checkTerms', () => {
  it('reports a forbidden rendering at its place, with the right one', () => {
    expect(checkTerms('写出输出物，再写出输出物', TERMS)).toEqual([
      {index: 2, message: 'write "产物" for "输出物" (Output)'},
      {index: 9, message: 'write "产物" for "输出物" (Output)'},
    ]);
  });

  it('allows a forbidden word inside the right term', () => {
    expect(checkTerms('类型声明文件', TERMS)).toEqual([]);
    expect(checkTerms('类型声明文件和声明文件', TERMS)).toHaveLength(1);
  });

  it('leaves code, addresses, tags and placeholders alone', () => {
    expect(checkTerms('`输出物` [见](./输出物.mdx) <b title="输出物"> {输出物}', TERMS)).toHaveLength(1);
    expect(checkTerms('{output}', [{en: 'Output', translation: 'sortie', forbidden: ['output']}])).toEqual([]);
  });

  it('takes no part of a word for one where words stand apart', () => {
    const terms = [
      {en: 'link', translation: 'renvoi', forbidden: ['lien']},
      {en: 'bundle', translation: '번들', forbidden: ['묶음', 'bundle']},
    ];
    expect(checkTerms('Le client (lien), un lien.', terms).map(({index}) => index)).toEqual([11, 21]);
    expect(checkTerms('묶음을 bundle로 unbundled', terms).map(({index}) => index)).toEqual([0, 4]);
  });
});

describe('lintProse', () => {
  it('reads front matter, headings, paragraphs, cells and texts of tags, and no code', () => {
    const source = [
      '---',
      'title: 输出物',
      'description: 关于Rslib。',
      'keywords: [输出物,别名]',
      '---',
      '',
      '## 标题abc {/* #abc */}',
      '',
      '文字 `输出物` 和[链接](./输出物.mdx)。',
      '',
      '```ts',
      '// 输出物,abc中文',
      '```',
      '',
      '| 输出物 | 值 |',
      '| --- | --- |',
      '| `a` | 中文b |',
      '',
      '<Card title="中文,文字" href="/a">',
      '  - 列表中的声明文件',
      '</Card>',
    ].join('\n');
    expect(lint(source)).toEqual([
      '2 write "产物" for "输出物" (Output)',
      '3 a space belongs between Chinese and Latin text',
      '7 a space belongs between Chinese and Latin text',
      '15 write "产物" for "输出物" (Output)',
      '17 a space belongs between Chinese and Latin text',
      '19 the punctuation has to be full-width',
      '20 write "类型声明文件" for "声明文件" (Declaration file)',
    ]);
  });

  it('I18N-07 looks for terms in every language, and leaves its spacing and punctuation alone', () => {
    const source = [
      '---',
      'title: 묶음',
      '---',
      '',
      'Rslib은 묶음을, 그리고 `묶음` 쓴다',
      '',
      '## Bundle {/* #bundle */}',
      '',
      '漢字,漢字 (文字)',
    ].join('\n');
    const terms = [{en: 'bundle', translation: '번들', forbidden: ['묶음', 'Bundle']}];
    expect(lint(source, terms, 'ko')).toEqual([
      '2 write "번들" for "묶음" (bundle)',
      '5 write "번들" for "묶음" (bundle)',
      '7 write "번들" for "Bundle" (bundle)',
    ]);
    expect(lint(source, [], 'ko')).toEqual([]);
  });

  it('I18N-07 reads texts of the front matter whichever way YAML writes them', () => {
    const source = [
      '---',
      'title: >-',
      '  标题,错误',
      'description: |',
      '  说明。',
      '  说明,错误',
      'sidebar_label: "\\u6807\\u9898,\\u9519" # 说明,错误',
      '---',
      '',
      '正文。',
    ].join('\n');
    expect(lint(source)).toEqual([2, 4, 7].map((line) => `${line} the punctuation has to be full-width`));
  });

  it('reads a page of plain Markdown, and not the comments that name ids', () => {
    const source = '## 别名（alias） <!-- #alias -->\n\n一段文字。\n\n## 标题abc <!-- #abc -->\n';
    expect(
      lintProse({file: 'a.md', source}, TERMS, 'zh').map(({line, message}) => [line, message.split('\n')[0]]),
    ).toEqual([[5, 'a space belongs between Chinese and Latin text']]);
  });
});
