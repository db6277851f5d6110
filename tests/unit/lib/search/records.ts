import type {PageRecord, TocEntry} from '@site/src/lib/search';

/** Page record from Markdown-like text: `#` is the title, `##` and deeper are headings, the rest is text. */
export function createRecord(text: string, more: Partial<PageRecord> = {}): PageRecord {
  const toc: TocEntry[] = [];
  let title = '';
  let content = '';
  for (const line of text.split('\n')) {
    const heading = /^(#+) (.*)$/.exec(line);
    if (heading === null) {
      content += `${line}\n`;
    } else if (heading[1].length === 1) {
      title = heading[2];
    } else {
      const id = heading[2].toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
      toc.push({text: heading[2], id, depth: heading[1].length, charIndex: content.length});
      content += `${heading[2]}\n\n`;
    }
  }
  return {
    title,
    routePath: `/${title.toLowerCase().replace(/\s+/g, '-')}`,
    lang: 'en',
    toc,
    content,
    frontmatter: {},
    version: '',
    ...more,
  };
}
