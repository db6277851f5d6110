/** @jest-environment node */
import {compareStructure} from '@site/src/plugins/translations/server/structure/compareStructure';

const ENGLISH = `---
title: A
---

Lead with \`code\` and [a link](./b.mdx#c).

## One {/* #one */}

\`\`\`ts title="a.ts"
const a = 1;
const b = 2;
\`\`\`

| Name | Value |
| --- | --- |
| \`a\` | one |

:::tip[Good to know]
A tip.
:::

### Two {/* #two */}

- First with \`x\` and \`y\`
- Second, see [the site](https://rspack.rs/guide)

<Img src="/img/a.svg" alt="A tree" width={10} height={20} />

<Tabs>
  <TabItem value="esm" label="ESM">
    Text, <Badge kind="since">1.0</Badge>
  </TabItem>
</Tabs>

![A picture](./p.png)
`;

const CHINESE = `---
title: 甲
---

开头有[链接](./b.mdx#c)和 \`code\`。

## 一 {/* #one */}

\`\`\`ts title="a.ts"
const a = 1;
const b = 2;
\`\`\`

| 名称 | 值 |
| --- | --- |
| \`a\` | 一 |

:::tip[提示]
一条提示。
:::

### 二 {/* #two */}

- 第一项有 \`y\` 和 \`x\`
- 第二项见[网站](https://rspack.rs/zh/guide)

<Img height={20} src="/img/a.zh.svg" alt="一棵树" width={10} />

<Tabs>
  <TabItem value="esm" label="ES 模块">
    文字，<Badge kind="since">1.0</Badge>
  </TabItem>
</Tabs>

![图片](./p.png)
`;

function compare(change: (text: string) => string): string[] {
  return compareStructure({file: 'en.mdx', source: ENGLISH}, {file: 'zh.mdx', source: change(CHINESE)}, 'zh').map(
    ({file, line, message}) => `${file}:${line} ${message}`,
  );
}

describe('compareStructure', () => {
  it('accepts a translation: other words, word order, order of attributes, and addresses of the language', () => {
    expect(compare((text) => text)).toEqual([]);
  });

  it.each<[string, (text: string) => string, string[]]>([
    [
      'a heading id',
      (text) => text.replace('#two', '#zwei'),
      ['zh.mdx:1 the section #two of en.mdx:22 is missing here', 'zh.mdx:22 en.mdx has no section #zwei'],
    ],
    [
      'the level of a heading',
      (text) => text.replace('### 二', '## 二'),
      ['zh.mdx:22 heading ## {#two}, but en.mdx:22 has heading ### {#two}'],
    ],
    [
      'a line of code',
      (text) => text.replace('const b = 2', 'const b = 3'),
      [
        'zh.mdx:11 code differs from en.mdx:11\n  - const b = 2;   (English)\n  + const b = 3;   (here)\n' +
          '  "npm run i18n:code -- en.mdx" copies it; look whether the text around it still holds',
      ],
    ],
    [
      'the words behind a fence',
      (text) => text.replace('title="a.ts"', 'title="b.ts"'),
      [expect.stringContaining('zh.mdx:9 code differs from en.mdx:9')],
    ],
    [
      'a missing block',
      (text) => text.replace(/```ts[^]*?```\n\n/, ''),
      ['zh.mdx:7 code block ```ts title="a.ts" of en.mdx:9 is missing here'],
    ],
    [
      'rows of a table',
      (text) => text.replace('| `a` | 一 |\n', '| `a` | 一 |\n| 乙 | 二 |\n'),
      ['zh.mdx:14 table with 3 rows and 2 columns, but en.mdx:14 has table with 2 rows and 2 columns'],
    ],
    [
      'the kind of an admonition',
      (text) => text.replace(':::tip', ':::note'),
      ['zh.mdx:18 admonition :::note, but en.mdx:18 has admonition :::tip'],
    ],
    [
      'items of a list',
      (text) => text.replace('- 第二', '- 又一项\n- 第二'),
      [
        'zh.mdx:24 plain list with 3 items, but en.mdx:24 has plain list with 2 items',
        'zh.mdx:26 paragraph is not in en.mdx, in the section of line 22',
      ],
    ],
    [
      'a missing paragraph',
      (text) => text.replace('开头有[链接](./b.mdx#c)和 `code`。\n', ''),
      [
        'zh.mdx:1 paragraph of en.mdx:5 is missing here',
        'zh.mdx:1 inline code `code` of en.mdx:5 is missing here',
        'zh.mdx:1 link ./b.mdx#c of en.mdx:5 is missing here',
      ],
    ],
    [
      'the target of a link',
      (text) => text.replace('./b.mdx#c', './b.mdx'),
      [
        'zh.mdx:1 link ./b.mdx#c of en.mdx:5 is missing here',
        'zh.mdx:5 link ./b.mdx is not in en.mdx, in the section of line 1',
      ],
    ],
    [
      'an external link of another page',
      (text) => text.replace('rspack.rs/zh/guide', 'rspack.rs/zh/api'),
      [
        'zh.mdx:22 link https://rspack.rs/guide of en.mdx:25 is missing here',
        'zh.mdx:25 link https://rspack.rs/api is not in en.mdx, in the section of line 22',
      ],
    ],
    ['inline code', (text) => text.replace('`y`', 'y'), ['zh.mdx:22 inline code `y` of en.mdx:24 is missing here']],
    [
      'the value of an attribute',
      (text) => text.replace('value="esm"', 'value="mjs"'),
      ['zh.mdx:30 component <TabItem label value="mjs">, but en.mdx:30 has component <TabItem label value="esm">'],
    ],
    [
      'an attribute that is missing',
      (text) => text.replace(' alt="一棵树"', ''),
      [expect.stringContaining('zh.mdx:27 component <Img')],
    ],
    [
      'another image',
      (text) => text.replace('./p.png', './q.png'),
      [
        'zh.mdx:22 image ./p.png of en.mdx:35 is missing here',
        'zh.mdx:35 image ./q.png is not in en.mdx, in the section of line 22',
      ],
    ],
    [
      'an image without a text alternative',
      (text) => text.replace('![图片]', '![]'),
      [
        'zh.mdx:22 image ./p.png of en.mdx:35 is missing here',
        'zh.mdx:35 image without text alternative ./p.png is not in en.mdx, in the section of line 22',
      ],
    ],
    [
      'an inline component',
      (text) => text.replace('<Badge kind="since">1.0</Badge>', '1.0'),
      ['zh.mdx:22 component <Badge kind="since"> of en.mdx:31 is missing here'],
    ],
  ])('reports %s', (_name, change, expected) => {
    expect(compare(change)).toEqual(expected);
  });

  it('reports sections in another order', () => {
    const english = '## A {/* #a */}\n\n## B {/* #b */}\n';
    const chinese = '## 乙 {/* #b */}\n\n## 甲 {/* #a */}\n';
    expect(
      compareStructure({file: 'en.mdx', source: english}, {file: 'zh.mdx', source: chinese}, 'zh').map(
        ({message}) => message,
      ),
    ).toEqual(['section #b, but en.mdx:1 has #a in its place']);
  });

  it.each([
    ['pt-BR', 'https://site.dev/pt-BR/guide', '/img/a.pt-BR.svg'],
    ['pt-BR', 'https://site.dev/pt/guide', '/img/a.svg'],
    ['zh', 'https://site.dev/zh-hans/guide', '/img/a.zh.svg'],
    ['zh', 'https://site.dev/en-us/guide', '/img/a.svg'],
  ])('accepts addresses of the language, %s: %s and %s', (locale, link, image) => {
    const write = (href: string, src: string): string => `[A](${href}) ![B](${src})\n`;
    const original = {file: 'en.mdx', source: write('https://site.dev/guide', '/img/a.svg')};
    expect(compareStructure(original, {file: 'x.mdx', source: write(link, image)}, locale)).toEqual([]);
  });

  it('reports addresses of a third language', () => {
    const original = {file: 'en.mdx', source: '[A](https://site.dev/guide)\n'};
    const translated = {file: 'ko.mdx', source: '[A](https://site.dev/zh/guide)\n'};
    expect(compareStructure(original, translated, 'ko')).toHaveLength(2);
  });

  it('knows the sections of a page of plain Markdown by their comments', () => {
    const compareMarkdown = (source: string, translation: string): string[] =>
      compareStructure({file: 'en.md', source}, {file: 'zh.md', source: translation}, 'zh').map(
        ({line, message}) => `${line} ${message}`,
      );
    const page = 'A {brace.\n\n## One <!-- #one -->\n\nText with `a`.\n';
    expect(compareMarkdown(page, '一个 {。\n\n## 一 <!-- #one -->\n\n文字 `a`。\n')).toEqual([]);
    expect(compareMarkdown(page, '一个 {。\n\n## 一 <!-- #two -->\n\n文字 `a`。\n')).toEqual([
      '1 the section #one of en.md:3 is missing here',
      '3 en.md has no section #two',
    ]);
  });
});
