/** @jest-environment node */
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {remarkParsed} from '@site/src/plugins/site-data/server/remarkParsed';
import {parseMarkdown, takeTree} from '@site/src/server/markdown/parseMarkdown';

// In the order in which Docusaurus adds them.
const plain = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);
const processor = plain().use(remarkParsed).freeze();

const PAGE = `---
title: One
---

import Part from './_part.mdx';

Text with \`code\`, a [link](./two.mdx) and https://example.com/.

## First {/* #first */}

:::note[Title]

| a   | b    |
| --- | ---- |
| 1   | ~~2~~ |

:::

### Second *one*{/* #second */}

<Part value={1 + 1} />
`;

const fileOf = (value: string, path = '/docs/taken.mdx'): VFile => new VFile({value, path});

describe('remarkParsed', () => {
  it('hands the compiler the tree that was parsed before, as the parser made it', () => {
    const {root} = parseMarkdown(PAGE, '/docs/taken.mdx');
    const tree = processor.parse(fileOf(PAGE));
    expect(tree).toBe(root);
    expect(tree).toEqual(plain().parse(fileOf(PAGE)));
  });

  it('gives a tree away once: whoever has it may change it', () => {
    parseMarkdown(PAGE, '/docs/taken.mdx');
    const first = processor.parse(fileOf(PAGE));
    const second = processor.parse(fileOf(PAGE));
    expect(second).not.toBe(first);
    expect(second).toEqual(plain().parse(fileOf(PAGE)));
  });

  it('parses a text that is not known, or that was parsed in another form', () => {
    expect(processor.parse(fileOf('# Unknown\n'))).toEqual(plain().parse(fileOf('# Unknown\n')));
    const rewritten = ':::note Title\n\ntext\n\n:::\n';
    parseMarkdown(rewritten, '/docs/taken.mdx');
    expect(processor.parse(fileOf(rewritten))).toEqual(plain().parse(fileOf(rewritten)));
  });

  it('leaves plain Markdown and development alone', () => {
    parseMarkdown('# One\n', '/docs/taken.md');
    expect(takeTree('# One\n', '/docs/taken.md')).toBeUndefined();
    const before = process.env.NODE_ENV;
    try {
      Object.assign(process.env, {NODE_ENV: 'development'});
      const {root} = parseMarkdown(PAGE, '/docs/taken.mdx');
      expect(plain().use(remarkParsed).parse(fileOf(PAGE))).not.toBe(root);
    } finally {
      Object.assign(process.env, {NODE_ENV: before});
    }
  });
});
