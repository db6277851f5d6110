import {isFunctionWord} from './functionWords';
import {normalizeText} from './normalize';
import {findChunks, splitChunk} from './tokenize';
import type {SearchDocument} from './types';

/** A title or heading in the shapes queries are compared with. */
export type Label = {
  /** Letters and digits only. */
  compact: string;
  /** As `compact`, without function words: "how to configure rslib" = "Configure Rslib". */
  key: string;
  /** Last part of a dotted name, empty when there is none. */
  tail: string;
};

/** What a page is called: its title, the last part of its address, its headings. */
export type Structure = {title: Label; slug: string; headings: Label[]};

const BONUS = {
  titleEqual: 0.9,
  titleKey: 0.75,
  tailEqual: 0.6,
  titlePrefix: 0.25,
  headingEqual: 0.5,
  headingTail: 0.4,
  headingPrefix: 0.18,
  phrase: 0.15,
} as const;
/** Shorter queries begin too many names to mean one of them. */
const MIN_PREFIX_LENGTH = 2;
const MIN_PHRASE_LENGTH = 4;

function compactOf(text: string): string {
  return normalizeText(text).replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}

/** Words of a text without function words and without what parts them. */
export function toKey(text: string): string {
  return findChunks(text)
    .flatMap(splitChunk)
    .flatMap((piece) => (piece.type === 'run' ? [piece.run] : piece.name.words.map(({joined}) => joined)))
    .filter((word) => !isFunctionWord(word))
    .join('');
}

/** Shapes of a title, a heading or a query. */
export function createLabel(text: string): Label {
  const dot = /^\S*\.(\S+)$/.exec(text.trim());
  return {compact: compactOf(text), key: toKey(text), tail: dot === null ? '' : compactOf(dot[1])};
}

export function createStructure({title, routePath, headers}: SearchDocument): Structure {
  const slug = routePath.split('/').filter(Boolean).pop() ?? '';
  return {title: createLabel(title), slug: compactOf(slug), headings: headers.map(createLabel)};
}

function headingBonus({compact, key, tail}: Label, query: Label): number {
  if (compact === query.compact || (key !== '' && key === query.key)) {
    return BONUS.headingEqual;
  }
  if (tail !== '' && tail === query.compact) {
    return BONUS.headingTail;
  }
  return query.compact.length >= MIN_PREFIX_LENGTH && compact.startsWith(query.compact) ? BONUS.headingPrefix : 0;
}

function titleBonus({title, slug}: Structure, query: Label): number {
  if (title.compact === query.compact) {
    return BONUS.titleEqual;
  }
  if (title.key !== '' && title.key === query.key) {
    return BONUS.titleKey;
  }
  if (title.tail === query.compact || slug === query.compact) {
    return BONUS.tailEqual;
  }
  const begins = [title.compact, title.tail, slug].some((name) => name.startsWith(query.compact));
  return query.compact.length >= MIN_PREFIX_LENGTH && begins ? BONUS.titlePrefix : 0;
}

/**
 * What a page earns, as shares of the best score, because its names are what was typed.
 * @param text The query in normal form.
 * @param query The query as a label.
 */
export function scoreStructure(
  structure: Structure,
  document: SearchDocument,
  text: string,
  query: Label,
): {page: number; headings: number[]} {
  if (query.compact === '') {
    return {page: 0, headings: []};
  }
  const headings = structure.headings.map((label) => headingBonus(label, query));
  const isPhrase = text.length >= MIN_PHRASE_LENGTH && document.normalizedContent.includes(text);
  return {
    page: titleBonus(structure, query) + Math.max(0, ...headings) + (isPhrase ? BONUS.phrase : 0),
    headings,
  };
}
