/** A part of a page that is translated and goes stale as one: what a heading with an id stands above, up to the next one. */
export type PageSection = {
  /** Id of the heading, or one of the two keys below, which no id can be. */
  readonly key: string;
  /** The heading as written, without marks and id; empty for the two parts before the first heading. */
  readonly title: string;
  /** Line of the heading, from 1. */
  readonly line: number;
  /** Everything a translator works on, as written: without code blocks, which translations repeat to the letter. */
  readonly text: string;
};

/** Title, description and the other texts of the front matter. */
export const FRONT_MATTER = '@front-matter';
/** What stands above the first heading. */
export const LEAD = '@lead';

/** The id stands in a comment of MDX, or of Markdown on a `.md` page. */
const HEADING = /^#{1,6}\s+(?<title>.+?)\s+(?:\{\/\*|<!--)\s*#(?<id>[\w-]+)\s*(?:\*\/\}|-->)\s*$/;
const FENCE = /^\s*(?:[-*]\s+|\d+\.\s+)?(?<ticks>`{3,}|~{3,})/;
/** Search words are chosen for each language, so a new English one makes no translation stale. */
const OWN_FIELDS = /^(?:keywords)\s*:/;

function readFrontMatter(lines: readonly string[]): {text: string; end: number} {
  const close = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  let isOwn = false;
  const kept = lines.slice(1, Math.max(close, 1)).filter((line) => {
    isOwn = /^\S/.test(line) && !line.startsWith('-') ? OWN_FIELDS.test(line) : isOwn;
    return !isOwn;
  });
  return {text: kept.join('\n'), end: close + 1};
}

/** Splits the source of a page into its sections, in order. The front matter and the lead are always there, even if empty. */
export function splitSections(source: string): PageSection[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const {text, end} = readFrontMatter(lines);
  const sections: {key: string; title: string; line: number; body: string[]}[] = [
    {key: FRONT_MATTER, title: '', line: 1, body: [text]},
    {key: LEAD, title: '', line: end + 1, body: []},
  ];
  let fence: string | undefined;
  lines.slice(end).forEach((line, offset) => {
    const ticks = FENCE.exec(line)?.groups?.ticks;
    if (fence !== undefined) {
      fence = line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === '' ? undefined : fence;
      return;
    }
    if (ticks !== undefined) {
      fence = ticks;
      return;
    }
    const heading = HEADING.exec(line)?.groups as {title: string; id: string} | undefined;
    if (heading) {
      sections.push({key: heading.id, title: heading.title, line: end + offset + 1, body: [heading.title]});
    } else {
      sections.at(-1)?.body.push(line);
    }
  });
  return sections.map(({body, ...section}) => ({...section, text: body.join('\n').trim()}));
}

/** The text of a section without what says nothing: line breaks, indentation, the width of table columns. */
export function normalizeSection(text: string): string {
  return text
    .replace(/(?<=\|\s*:?)-{3,}(?=:?\s*\|)/g, '---')
    .replace(/\s+/g, ' ')
    .trim();
}
