/** @jest-environment node */
import {lintMessages, type LintMessagesInput} from '@site/src/plugins/translations/server/prose/lintMessages';

const TERMS = [{en: 'deprecated', translation: '已废弃', forbidden: ['已弃用']}];

function lint(content: unknown, options: Partial<LintMessagesInput> = {}): string[] {
  const source = JSON.stringify(content, null, 2);
  return lintMessages({file: 'i18n/zh/code.json', source}, {terms: TERMS, locale: 'zh', ...options}).map(
    ({line, message}) => `${line} ${message.split('\n')[0]}`,
  );
}

describe('lintMessages', () => {
  it('I18N-07 names line and key of each text, and looks at texts alone', () => {
    expect(
      lint({
        'site.a': {message: '使用Rslib构建', description: 'Button, 说明abc'},
        'site.b': {message: '选项(可选)'},
        'site.c': {message: '已弃用'},
        'site.d': {message: 'JavaScript API'},
      }),
    ).toEqual([
      '3 site.a: a space belongs between Chinese and Latin text',
      '7 site.b: the punctuation has to be full-width',
      '10 site.c: write "已废弃" for "已弃用" (deprecated)',
    ]);
  });

  it('I18N-07 looks for terms in every language, but not in texts that are still English', () => {
    const terms = [{en: 'bundle', translation: '번들', forbidden: ['묶음', 'bundle']}];
    const texts = {a: {message: '묶음(선택)'}, b: {message: 'the bundle'}, c: {message: 'A bundle'}};
    expect(lint(texts, {terms, locale: 'ko', english: new Set(['A bundle'])})).toEqual([
      '3 a: write "번들" for "묶음" (bundle)',
      '6 b: write "번들" for "bundle" (bundle)',
    ]);
    expect(lint([{en: 'bundle', ko: '번들', forbidden: ['bundle']}], {terms, locale: 'ko'})).toEqual([]);
  });

  it('shows what is to be written with placeholders and code as they stand in the text', () => {
    const message = '用`rslib`构建{count}个文件，{size} kB{name}';
    const [found] = lintMessages(
      {file: 'i18n/zh/code.json', source: JSON.stringify({a: {message}})},
      {terms: [], locale: 'zh'},
    );
    expect(found.message.split('\n  ').slice(1)).toEqual([
      `- ${message}`,
      '+ 用 `rslib` 构建 {count} 个文件，{size} kB {name}',
    ]);
  });

  it('looks at a text whose id is the name of a field', () => {
    expect(lint({description: {message: '选项(可选)', description: 'Feed, 说明'}})).toEqual([
      '3 description: the punctuation has to be full-width',
    ]);
  });

  it('names the line of equal texts by their own keys', () => {
    const entry = {message: '选项(可选)'};
    expect(lint({a: entry, b: entry}).map((row) => row.slice(0, 4))).toEqual(['3 a:', '6 b:']);
  });

  it('goes through lists, whose entries go by id or English word, and leaves refused renderings alone', () => {
    expect(
      lint([
        {id: 'alias', en: 'Alias', zh: '别名', forbidden: ['已弃用', '化名(旧)'], note: '选项alias'},
        {en: 'file', zh: '文件', forbidden: [], note: '文件,目录'},
      ]),
    ).toEqual([
      '10 alias.note: a space belongs between Chinese and Latin text',
      '16 file.note: the punctuation has to be full-width',
    ]);
  });

  it.each([
    '从 {from} 到 {to} 的变化',
    '切换模式（当前为{mode}）',
    '本页翻译之后，{page}有改动。',
    '“{title}”的直接链接',
    '{percent}：共 {pages} 页',
    '收藏“{title}”|全部收藏',
    '{name},{version}',
  ])('accepts %s', (message) => {
    expect(lint({a: {message}})).toEqual([]);
  });

  it.each([
    ['搜索{count}个结果', 'a space belongs between Chinese and Latin text'],
    ['搜索 {language}文档', 'a space belongs between Chinese and Latin text'],
    ['{version} ，不是最新', 'no space belongs before the punctuation'],
    ["展开 '{label}'", 'no space belongs around the quotation; the punctuation has to be full-width'],
    ['一个结果|{count}个结果', 'a space belongs between Chinese and Latin text'],
  ])('reports %s', (message, reason) => {
    expect(lint({a: {message}})).toEqual([`3 a: ${reason}`]);
  });
});
