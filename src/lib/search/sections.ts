import type {SearchDocument, TocEntry} from './types';

/** A page's lead or the text under one heading: the unit that is indexed, linked and quoted. */
export type Section = {
  /** Heading of the section, `null` for the text before the first one. */
  entry: TocEntry | null;
  /** Texts of the headings above, outermost first. */
  ancestors: string[];
  /** Range of the section's own text in the document's `content`, heading excluded. */
  start: number;
  end: number;
};

/**
 * Splits a document at its headings. Headings that do not stand in the content (`charIndex` -1 or out of order) give
 * a section without text, so that they can be found all the same.
 */
export function splitIntoSections({content, toc}: Pick<SearchDocument, 'content' | 'toc'>): Section[] {
  const sections: Section[] = [{entry: null, ancestors: [], start: 0, end: content.length}];
  const trail: TocEntry[] = [];
  let open = sections[0];
  for (const entry of toc) {
    while (trail.length > 0 && trail[trail.length - 1].depth >= entry.depth) {
      trail.pop();
    }
    const ancestors = trail.map(({text}) => text);
    trail.push(entry);
    if (entry.charIndex < open.start || entry.charIndex > content.length) {
      sections.push({entry, ancestors, start: 0, end: 0});
      continue;
    }
    open.end = entry.charIndex;
    open = {
      entry,
      ancestors,
      start: Math.min(entry.charIndex + entry.text.length, content.length),
      end: content.length,
    };
    sections.push(open);
  }
  return sections;
}
