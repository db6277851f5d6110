import type {ExpandedGroup} from './expand';
import {isFunctionWord} from './functionWords';
import {normalizeText} from './normalize';
import {isCompound} from './names';
import {isGram} from './runs';
import {findChunks, readChunk} from './tokenize';
import type {SearchDocument} from './types';

/** A title or heading in the shapes queries are compared with. */
export type Label = {
  /** As written. */
  text: string;
  /** Its words run together. */
  compact: string;
  /** As `compact`, without function words: "how to configure rslib" = "Configure Rslib". */
  key: string;
  /** Last part of a dotted name, and what is before it; both empty when it has none. */
  tail: string;
  owner: string;
  /** Its index terms by number, and its length in words that are not function words. */
  terms: number[];
  length: number;
};

/** What a page is called: its title, the last part of its address, its headings, its front matter's keywords. */
export type Structure = {title: Label; slug: string; headings: Label[]; keywords: Label[]};

/** A query in the shapes that names are compared with. */
export type Asked = {
  text: string;
  label: Label;
  /** Lengths in words of the slots of the required groups. */
  slots: number[];
  /** By term: the slots that it answers, and how well. */
  answers: Map<number, {slot: number; weight: number}[]>;
  /** Sum of the lengths. */
  length: number;
};

const BONUS = {
  titleEqual: 0.9,
  titleKey: 0.75,
  tailEqual: 0.6,
  titleSimilar: 0.6,
  titlePrefix: 0.25,
  headingEqual: 0.8,
  wordEqual: 0.55,
  headingSimilar: 0.3,
  keywordSimilar: 0.5,
  keywordEqual: 0.9,
  /** A keyword of one word says more of a page than the heading of a section. */
  keywordWord: 0.65,
  headingTail: 0.4,
  /** A member on the page of what it belongs to: `output.externals` on the page `output`. */
  home: 0.4,
  headingPrefix: 0.18,
  headingBegin: 0.5,
  phrase: 0.15,
};
/** Shorter queries begin too many names to mean one of them. */
const MIN_PREFIX_LENGTH = 2;
const MIN_PHRASE_LENGTH = 4;

/** The words of a piece of a name, run together. */
function compactOf(text: string): string {
  return findChunks(text)
    .flatMap((chunk) => readChunk(chunk).words)
    .join('');
}

/** Looks the chunks of a name up: terms by number, words. */
export type ReadName = (name: string) => readonly {terms: readonly number[]; words: readonly string[]}[];

function createLabel(text: string, read: ReadName): Label {
  const chunks = read(text);
  const words = chunks.flatMap((chunk) => chunk.words);
  const subject = words.filter((word) => !isFunctionWord(word));
  const last = chunks.length === 1 ? text.lastIndexOf('.') : -1;
  return {
    text,
    compact: words.join(''),
    key: subject.join(''),
    tail: last < 0 ? '' : compactOf(text.slice(last + 1)),
    owner: last < 0 ? '' : compactOf(text.slice(0, last)),
    terms: chunks.flatMap((chunk) => chunk.terms),
    length: subject.reduce((sum, word) => sum + (isGram(word) ? word.length / 2 : 1), 0),
  };
}

/** Names of a document. */
export function createStructure({title, routePath, headers, keywords}: SearchDocument, read: ReadName): Structure {
  const slug = routePath.split('/').filter(Boolean).pop() ?? '';
  const toLabel = (text: string): Label => createLabel(text, read);
  return {
    title: toLabel(title),
    slug: toLabel(slug).compact,
    headings: headers.map(toLabel),
    keywords: keywords === '' ? [] : keywords.split('\n').map(toLabel),
  };
}

/** @param text The query in normal form. */
export function createAsked(text: string, groups: readonly ExpandedGroup[]): Asked {
  const slots: number[] = [];
  const answers: Asked['answers'] = new Map();
  for (const {required, importance, slots: own} of groups) {
    for (const matches of required ? own : []) {
      // A character pair counts half, as characters do in the length of a label.
      const slot = slots.push((importance * (own.length > 1 ? (own.length + 1) / 2 : 1)) / own.length) - 1;
      for (const {term, weight} of matches) {
        const known = answers.get(term);
        if (known === undefined) {
          answers.set(term, [{slot, weight}]);
        } else {
          known.push({slot, weight});
        }
      }
    }
  }
  const length = slots.reduce((sum, own) => sum + own, 0);
  // The terms of a query need not be in the index, and are not looked at.
  const label = createLabel(text, (name) =>
    findChunks(name).map((chunk) => ({terms: [], words: readChunk(chunk).words})),
  );
  return {text, label, slots, answers, length};
}

// How much a name and the query have in common: the share of the query in the name times the share of the name in it.
function compare(label: Label, {slots, answers, length}: Asked): number {
  let best: number[] | null = null;
  for (const term of label.terms) {
    for (const {slot, weight} of answers.get(term) ?? []) {
      best ??= slots.map(() => 0);
      best[slot] = Math.max(best[slot], weight);
    }
  }
  if (best === null || label.length === 0) {
    return 0;
  }
  const common = best.reduce((sum, weight, slot) => sum + weight * slots[slot], 0);
  return (common / length) * Math.min(1, common / label.length);
}

// 1 for the same letters. Names with a mark of their own, `@scope/name` or `--flag`, have to be written like it to count
// in full, and `createRslib` is a little more itself than `create-rslib`.
function compareWriting(label: Label, asked: Asked): number {
  if (normalizeText(label.text).trim() === asked.text) {
    return 1;
  }
  return isCompound(asked.text) ? 0.5 : 0.7;
}

function headingBonus(heading: Label, {title, slug}: Structure, asked: Asked): number {
  const {compact, key, tail, owner} = heading;
  const query = asked.label;
  const isEqual = compact === query.compact || (key !== '' && key === query.key);
  const isAtHome = owner !== '' && [title.compact, title.tail, slug].includes(owner);
  const home = isAtHome && (isEqual || tail === query.compact) ? BONUS.home : 0;
  if (isEqual) {
    // One word heads parts of many pages that are about something else.
    const equal = query.length > 1 ? BONUS.headingEqual : BONUS.wordEqual;
    return equal * compareWriting(heading, asked) + home;
  }
  const similar = BONUS.headingSimilar * compare(heading, asked);
  if (tail !== '' && tail === query.compact) {
    return Math.max(similar, BONUS.headingTail) + home;
  }
  const begins = query.compact.length >= MIN_PREFIX_LENGTH && compact.startsWith(query.compact);
  // Of several words, the more of the heading they are the less they can mean another one.
  const share = query.length > 1 ? query.compact.length / compact.length : 0;
  return Math.max(similar, begins ? BONUS.headingPrefix + BONUS.headingBegin * share : 0);
}

function titleBonus({title, slug}: Structure, asked: Asked): number {
  const query = asked.label;
  if (title.compact === query.compact) {
    return BONUS.titleEqual * compareWriting(title, asked);
  }
  if (title.key !== '' && title.key === query.key) {
    return BONUS.titleKey;
  }
  const similar = BONUS.titleSimilar * compare(title, asked);
  if (title.tail === query.compact || slug === query.compact) {
    return Math.max(similar, BONUS.tailEqual);
  }
  const begins = [title.compact, title.tail, slug].some((name) => name.startsWith(query.compact));
  return Math.max(similar, query.compact.length >= MIN_PREFIX_LENGTH && begins ? BONUS.titlePrefix : 0);
}

/** What a page earns, as shares of the best score, because it is called what was typed or much the same. */
export function scoreStructure(
  structure: Structure,
  document: SearchDocument,
  asked: Asked,
): {page: number; headings: number[]} {
  const {text, label} = asked;
  if (label.compact === '') {
    return {page: 0, headings: []};
  }
  const headings = structure.headings.map((heading) => headingBonus(heading, structure, asked));
  // A keyword of several words is a query that the page's author foresaw.
  const isForeseen = /\S\s\S/.test(text);
  const keywords = structure.keywords.map((keyword) => {
    if (keyword.compact !== label.compact) {
      return BONUS.keywordSimilar * compare(keyword, asked);
    }
    return isForeseen ? BONUS.keywordEqual : BONUS.keywordWord * compareWriting(keyword, asked);
  });
  const isPhrase = text.length >= MIN_PHRASE_LENGTH && document.normalizedContent.includes(text);
  return {
    page: titleBonus(structure, asked) + Math.max(0, ...headings, ...keywords) + (isPhrase ? BONUS.phrase : 0),
    headings,
  };
}
