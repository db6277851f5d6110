/** @jest-environment node */
import {parseMarkdown} from '@site/src/server/markdown/parseMarkdown';

describe('parseMarkdown', () => {
  it('parses a text once, whichever file holds it, and again for another syntax', () => {
    const first = parseMarkdown('# One <b>two</b>\n', '/docs/a.mdx');
    expect(parseMarkdown('# One <b>two</b>\n', '/versioned_docs/a.mdx')).toBe(first);
    expect(parseMarkdown('# One <b>two</b>\n', '/docs/a.md')).not.toBe(first);
  });

  it('sees a change of a file, and the way back', () => {
    const textOf = (source: string): unknown => parseMarkdown(source, '/docs/b.mdx').root.children;
    const [before, changed, after] = ['One\n', 'Two\n', 'One\n'].map(textOf);
    expect(changed).not.toEqual(before);
    expect(after).toEqual(before);
  });

  it('reads notes as the build does, which takes a title behind the keyword for a text', () => {
    const typesOf = (source: string): string[] =>
      parseMarkdown(source, '/docs/c.mdx').root.children.map(({type}) => type);
    expect(typesOf(':::note[Title]\n\nText.\n\n:::\n')).toEqual(['containerDirective']);
    expect(typesOf(':::note Title\n\nText.\n\n:::\n')).toEqual(['paragraph', 'paragraph', 'paragraph']);
  });
});
