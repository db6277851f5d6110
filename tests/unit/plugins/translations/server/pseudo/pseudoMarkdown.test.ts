/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
import {pseudoText} from '@site/src/lib/pseudo';
import {pseudoMarkdown} from '@site/src/plugins/translations/server/pseudo/pseudoMarkdown';

const ROOT = path.resolve(__dirname, '../../../../../..');

const PAGE = `---
title: It's a page
description: 'What it''s for'
keywords: [words]
---

import Part from './_part.mdx';

Use \`lib.dts\` with **care**, see [the page](./dts.mdx#use) or https://rslib.rs/guide.

## Output {/* #output */}

<Cards>
  <Card title="Quick start" href="/guide/start/quick-start">
    Build it.
  </Card>
</Cards>

:::tip Good to know
Text.
:::

| Name | Value |
| ---- | ----- |
| \`a\`  | One   |

\`\`\`ts title="src/index.ts"
const kept = 1;
\`\`\`

<Part />
`;

describe('pseudoMarkdown', () => {
  const pseudo = pseudoMarkdown(PAGE);

  it('changes texts, titles and seen attributes', () => {
    expect(pseudo).toContain('title: "⟦Îîţ\'š åå þååĝéé⟧"');
    expect(pseudo).toMatch(/description: "⟦[^"A-Za-z]+⟧"/);
    expect(pseudo).toMatch(/`lib\.dts` ⟦[^A-Za-z]+⟧ \*\*⟦[^A-Za-z]+⟧\*\*/);
    expect(pseudo).toMatch(/## ⟦[^A-Za-z]+⟧ \{\/\* #output \*\/\}/);
    expect(pseudo).toMatch(/<Card title="⟦[^"A-Za-z]+⟧" href="\/guide\/start\/quick-start">/);
    expect(pseudo).toMatch(/:::tip\[⟦[^A-Za-z]+⟧\]/);
    expect(pseudo).toMatch(/\| `a` {2}\| ⟦[^A-Za-z]+⟧ {3}\|/);
  });

  it('keeps code, ids, links, addresses, imports and search words', () => {
    for (const kept of [
      "import Part from './_part.mdx';",
      '](./dts.mdx#use)',
      'https://rslib.rs/guide',
      '```ts title="src/index.ts"\nconst kept = 1;\n```',
      '<Part />',
      'keywords: [words]',
    ]) {
      expect(pseudo).toContain(kept);
    }
  });

  it.each([
    ['a folded block', 'description: >-\n  One text\n\n  and two', 'One text\nand two'],
    ['a literal block', 'description: |\n  One text\n  and two', 'One text\nand two'],
    ['lines', 'description: One text\n  and two', 'One text and two'],
    ['escapes', 'description: "One \\x41 text" # not shown', 'One A text'],
    ['quotes', "description: 'It''s: one'", "It's: one"],
  ])('writes a field of %s as one line', (_name, field, text) => {
    const source = `---\ntitle: A\n\n${field}\nkeywords:\n- words\n---\n\nText.\n`;
    const {frontMatter} = parseFileContentFrontMatter(pseudoMarkdown(source));
    expect(frontMatter).toEqual({
      title: pseudoText('A'),
      description: pseudoText(text),
      keywords: ['words'],
    });
  });

  it('keeps every code block of a real page', () => {
    const source = readFileSync(path.join(ROOT, 'docs/config/lib/dts.mdx'), 'utf8');
    const blocks = (text: string) => text.match(/^```[\s\S]*?^```$/gm);
    expect(blocks(source)?.length).toBeGreaterThan(3);
    expect(blocks(pseudoMarkdown(source))).toEqual(blocks(source));
  });
});
