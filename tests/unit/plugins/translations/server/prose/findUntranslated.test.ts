/** @jest-environment node */
import {findUntranslated} from '@site/src/plugins/translations/server/prose/findUntranslated';

const ENGLISH = `---
title: How it works
description: The page says how the tool works.
---

A sentence of the first paragraph.

## React is not defined at all {/* #error */}

- The item of a list with \`code\`.

| Name | Meaning |
| ---- | ------- |
| dts  | Writes files of declarations |

\`\`\`ts
// A comment that is long enough
\`\`\`

Rslib, Rspack, [Rsbuild](https://rsbuild.rs).
`;

function find(translation: string, locale = 'zh'): string[] {
  const original = {file: 'docs/a.mdx', source: ENGLISH};
  return findUntranslated(original, {file: 'i18n/a.mdx', source: translation}, locale).map(
    ({line, message}) =>
      `${line}: ${message.replace(/; what has to stay English, such as output, stands in backticks$/, '')}`,
  );
}

describe('findUntranslated', () => {
  it('finds the sentences of a page that was copied, but no code, and no headings, which may be texts of errors', () => {
    expect(find(ENGLISH)).toEqual([
      '3: not translated: "The page says how the tool works."',
      '6: not translated: "A sentence of the first paragraph."',
      '10: not translated: "The item of a list with `."',
      '14: not translated: "Writes files of declarations"',
    ]);
  });

  it('finds what is left in a page that is translated, in a language of any script', () => {
    for (const locale of ['zh', 'de']) {
      const rest = ENGLISH.replace(/---[^]*---\n/, '').replace(/^[-|].*$/gm, '');
      expect(find(rest, locale)).toEqual(['2: not translated: "A sentence of the first paragraph."']);
    }
  });

  it('reads a page of plain Markdown, with its comments and braces', () => {
    const source = 'A sentence with {braces} in it.\n\n## Error <!-- #error -->\n\n<!-- A comment of four words -->\n';
    const [original, translated] = ['docs/a.md', 'i18n/a.md'].map((file) => ({file, source}));
    expect(findUntranslated(original, translated, 'zh').map(({line}) => line)).toEqual([1]);
  });

  it('finds nothing in a page that has other words', () => {
    expect(find('## 标题 {/* #error */}\n\nA sentence 的第一段。\n\nSome other English words here.\n')).toEqual([]);
  });
});
