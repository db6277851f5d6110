import {isFunctionWord} from './functionWords';
import {normalizeText} from './normalize';
import {findChunks, splitChunk} from './tokenize';
import type {NameParts} from './names';

/**
 * One thing the reader asked for. All `slots` belong together (the character pairs of a Han word), and each slot is
 * answered by any of its `forms`.
 */
export type QueryGroup = {
  slots: {forms: string[]}[];
  /** Share in score and, when `required`, in coverage. */
  importance: number;
  /** Counts in the coverage of a page; groups that only add score do not. */
  required: boolean;
  /** How the forms are widened: `word` by stem, completion and correction, `exact` not at all. */
  match: 'word' | 'exact';
  /** The last word may not be finished. */
  unfinished: boolean;
  /** For a part of a name: the name. When nothing answers that, its parts are required in its place. */
  owner: QueryGroup | null;
  /** A part that is not asked for at all while its owner is answered. */
  fallback: boolean;
  /** A name without its scope, as a term: answers the name, too, a little less. */
  unscoped: string | null;
};

export type ParsedQuery = {
  /** Query in normal form, as compared with titles and texts. */
  text: string;
  groups: QueryGroup[];
};

/** Cuts a run of Han, kana or Hangul into words. */
export type Segment = (run: string) => string[];

/** Longer queries are cut here: a pasted page must not keep the worker busy. */
export const MAX_QUERY_LENGTH = 128;
const MAX_GROUPS = 32;

const IMPORTANCE = {
  functionWord: 0.06,
  singleCharacter: 0.45,
  acrossWords: 0.2,
  pair: 0.7,
  part: 0.35,
  neighbours: 0.6,
} as const;

type WordSegmenter = {segment: (text: string) => Iterable<{segment: string}>};

/** `Intl.Segmenter` where there is one; else a run stays whole, which works, a little less well. */
export function createSegment(): Segment {
  const {Segmenter} = Intl as {Segmenter?: new (locale: string, options: {granularity: 'word'}) => WordSegmenter};
  if (Segmenter === undefined) {
    return (run) => [run];
  }
  // Made when first needed: the dictionary takes some 10 ms to open.
  let segmenter: WordSegmenter | null = null;
  return (run) => {
    segmenter ??= new Segmenter('zh', {granularity: 'word'});
    return Array.from(segmenter.segment(run), ({segment}) => segment);
  };
}

function group(forms: string[], importance: number, options: Partial<QueryGroup> = {}): QueryGroup {
  const slots = [{forms}];
  return {
    slots,
    importance,
    required: false,
    match: 'exact',
    unfinished: false,
    owner: null,
    fallback: false,
    unscoped: null,
    ...options,
  };
}

function importanceOf(word: string): number {
  return isFunctionWord(word) ? IMPORTANCE.functionWord : 1;
}

function groupsOfName({whole, pairs, words}: NameParts, unfinished: boolean): QueryGroup[] {
  if (whole !== null) {
    const parts = words.flatMap(({joined, parts: inner}) => [joined, ...inner]);
    // Of `@scope/plugin-name` pages may write the second half alone; that of `@scope/core` is a word like others.
    const [, name] = whole.startsWith('@') && words.length === 2 ? words : [];
    const unscoped = name === undefined || name.parts.length === 0 ? null : name.joined;
    const owner = group([whole], 1, {required: true, match: 'word', unfinished, unscoped});
    return [
      owner,
      ...pairs.map((pair) => group([pair], IMPORTANCE.pair, {required: true, owner})),
      ...parts.map((part, i) =>
        group([part], IMPORTANCE.part, {match: 'word', unfinished: unfinished && i === parts.length - 1, owner}),
      ),
    ];
  }
  return words.flatMap(({joined, parts}) => {
    const owner = group([joined], importanceOf(joined), {required: true, match: 'word', unfinished});
    return [owner, ...parts.map((part) => group([part], IMPORTANCE.part, {match: 'word', owner, fallback: true}))];
  });
}

function groupsOfRun(run: string, segment: Segment): QueryGroup[] {
  const characters = Array.from(run);
  const pairAt = (i: number): string => characters.slice(i, i + 2).join('');
  if (characters.length === 1) {
    return [group([run], 1, {required: true, match: 'word', unfinished: true})];
  }
  const groups: QueryGroup[] = [];
  let start = 0;
  for (const word of segment(run)) {
    const length = Array.from(word).length;
    const isFunction = isFunctionWord(word);
    if (start > 0) {
      groups.push(group([pairAt(start - 1)], isFunction ? IMPORTANCE.functionWord : IMPORTANCE.acrossWords));
    }
    if (length === 1) {
      const forms = [start - 1, start].filter((i) => i >= 0 && i + 1 < characters.length).map(pairAt);
      groups.push(group(forms, isFunction ? IMPORTANCE.functionWord : IMPORTANCE.singleCharacter, {required: true}));
    } else {
      const slots = Array.from({length: length - 1}, (_, i) => ({forms: [pairAt(start + i)]}));
      groups.push(group([], importanceOf(word), {slots, required: true}));
    }
    start += length;
  }
  return groups;
}

// A word that is typed twice is asked for once, in the way it asks for most.
function withoutRepeats(groups: readonly QueryGroup[]): QueryGroup[] {
  const kept = new Map<string, QueryGroup>();
  for (const one of groups) {
    const key = one.slots.map(({forms}) => forms.join('|')).join(' ');
    const known = kept.get(key);
    if (known === undefined) {
      kept.set(key, one);
    } else {
      known.importance = Math.max(known.importance, one.importance);
      known.required ||= one.required;
      known.unfinished ||= one.unfinished;
      known.fallback &&= one.fallback;
      known.match = one.match === 'word' ? 'word' : known.match;
    }
  }
  return [...kept.values()];
}

/**
 * Takes a query apart. Well-formed or not, any string gives an answer; one without letters or digits gives no groups.
 */
export function parseQuery(query: string, segment: Segment): ParsedQuery {
  const cut = Array.from(query.slice(0, MAX_QUERY_LENGTH * 2).normalize('NFKC'))
    .slice(0, MAX_QUERY_LENGTH)
    .join('');
  const chunks = findChunks(cut);
  const isOpen = !/\s$/.test(cut);
  const groups: QueryGroup[] = [];
  let previous: string | null = null;
  chunks.forEach((chunk, c) => {
    const pieces = splitChunk(chunk);
    pieces.forEach((piece, p) => {
      const isLast = isOpen && c === chunks.length - 1 && p === pieces.length - 1;
      if (piece.type === 'run') {
        groups.push(...groupsOfRun(piece.run, segment));
        previous = null;
        return;
      }
      groups.push(...groupsOfName(piece.name, isLast));
      // "auto extension" also asks for `autoExtension`, "banner css" for `banner.css`.
      const word = piece.name.whole ?? piece.name.words[0].joined;
      if (previous !== null && !isFunctionWord(word) && !isFunctionWord(previous)) {
        groups.push(group([previous + word, `${previous}.${word}`], IMPORTANCE.neighbours, {unfinished: isLast}));
      }
      previous = word;
    });
  });

  const kept = withoutRepeats(groups).slice(0, MAX_GROUPS);
  const hasSubject = kept.some(({importance, required}) => required && importance > IMPORTANCE.functionWord);
  for (const one of kept) {
    if (!hasSubject && one.required) {
      one.importance = 1;
    }
    one.required &&= one.importance > IMPORTANCE.functionWord;
  }
  return {text: normalizeText(cut).trim(), groups: kept};
}
