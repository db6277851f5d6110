import type {QueryGroup} from './query';
import {isGram} from './runs';
import type {Match, Vocabulary} from './vocabulary';

/** A query group with every form replaced by the index terms that answer it. */
export type ExpandedGroup = Pick<QueryGroup, 'importance' | 'required'> & {
  slots: Match[][];
  /** How the group was answered at best; `typo` makes the answer a guess. */
  best: Match['kind'] | 'none';
  /** Texts in normal form to mark where this group is shown, and those of them that were typed. */
  shown: string[];
  typed: readonly string[];
};

const WEIGHT = {
  stem: 0.85,
  lastPrefix: 0.85,
  prefix: 0.45,
  infix: 0.3,
  split: 0.7,
  character: 0.3,
  unscoped: 0.6,
} as const;
/** Letters from which a word is looked for inside others (SEARCH-23). */
const MIN_INFIX_LENGTH = 3;
/** Share of a term that must be typed so that its completion rules out a typing error in a word that is not the last. */
const STRONG_PREFIX = 0.6;

/** What may still be done for a query: looking through all terms for near ones is the dearest step. */
type Effort = {corrections: number};

/** Words of one query that are corrected; a pasted text in another language must not keep the worker busy. */
const MAX_CORRECTIONS = 8;

function expandWord(typed: string, unfinished: boolean, vocabulary: Vocabulary, effort: Effort): Match[] {
  const {terms} = vocabulary;
  const found = new Map<number, Match>();
  function add(term: number, weight: number, kind: Match['kind']): void {
    const known = found.get(term);
    if (known === undefined || known.weight < weight) {
      found.set(term, {term, weight, kind});
    }
  }
  const share = (term: number): number => typed.length / terms[term].length;

  const exact = vocabulary.find(typed);
  if (exact >= 0) {
    add(exact, 1, 'exact');
  }
  vocabulary.stemMates(typed).forEach((term) => add(term, WEIGHT.stem, 'stem'));
  const completions = typed.length > 1 || unfinished ? vocabulary.completions(typed) : [];
  const isKnown = found.size > 0 || completions.some((term) => unfinished || share(term) >= STRONG_PREFIX);
  completions.forEach((term) =>
    add(term, (unfinished ? WEIGHT.lastPrefix : WEIGHT.prefix) * Math.sqrt(share(term)), 'prefix'),
  );
  if (typed.length >= MIN_INFIX_LENGTH || isGram(typed)) {
    vocabulary.surroundings(typed).forEach((term) => add(term, WEIGHT.infix * Math.sqrt(share(term)), 'infix'));
  }
  if (!isKnown && effort.corrections > 0) {
    effort.corrections--;
    vocabulary.corrections(typed, unfinished).forEach(({term, weight}) => add(term, weight, 'typo'));
  }
  return [...found.values()];
}

function bestKind(matches: readonly Match[]): ExpandedGroup['best'] {
  return (
    matches.reduce<Match | null>((best, match) => (best === null || match.weight > best.weight ? match : best), null)
      ?.kind ?? 'none'
  );
}

function expandExact(forms: readonly string[], unfinished: boolean, vocabulary: Vocabulary): Match[] {
  return forms.flatMap((form): Match[] => {
    const term = vocabulary.find(form);
    const own: Match[] = term < 0 ? [] : [{term, weight: 1, kind: 'exact'}];
    if (!unfinished) {
      return own;
    }
    const longer = vocabulary.completions(form);
    return own.concat(
      longer.map((id) => ({
        term: id,
        weight: WEIGHT.lastPrefix * Math.sqrt(form.length / vocabulary.terms[id].length),
        kind: 'prefix',
      })),
    );
  });
}

/** Two known words that were typed without the blank between them. */
function splitInTwo(typed: string, vocabulary: Vocabulary): Match[][] {
  for (let i = typed.length - 3; i >= 3; i--) {
    const first = vocabulary.find(typed.slice(0, i));
    const second = vocabulary.find(typed.slice(i));
    if (first >= 0 && second >= 0) {
      return [first, second].map((term) => [{term, weight: WEIGHT.split, kind: 'infix'}]);
    }
  }
  return [];
}

/** Corrected words and forms of a stem that are marked; the nearest come first. */
const MAX_SHOWN = 12;

// What was typed stands in a completed term; a corrected term or another form of the word is marked as it is.
function shownTexts(forms: readonly string[], slots: readonly Match[][], {terms}: Vocabulary): string[] {
  const own = slots
    .flat()
    .filter(({kind}) => kind !== 'prefix' && kind !== 'infix')
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_SHOWN)
    .map(({term}) => terms[term]);
  return [...new Set([...forms, ...own])];
}

// A Han or Hangul word none of whose pairs is known may have lost a character: its characters are looked for one by one.
function expandCharacters(forms: readonly string[], vocabulary: Vocabulary): Match[][] {
  return [...new Set(forms.join(''))].map((character) => {
    const terms = [...vocabulary.completions(character), ...vocabulary.surroundings(character)];
    return terms.map((term): Match => ({term, weight: WEIGHT.character, kind: 'infix'}));
  });
}

function expandGroup(group: QueryGroup, vocabulary: Vocabulary, effort: Effort): ExpandedGroup {
  const {importance, required, match, unfinished, unscoped} = group;
  const forms = group.slots.flatMap((slot) => slot.forms);
  const slots = group.slots.map((slot) =>
    match === 'word'
      ? slot.forms.flatMap((form) => expandWord(form, unfinished, vocabulary, effort))
      : expandExact(slot.forms, unfinished, vocabulary),
  );
  if (unscoped !== null) {
    const looser = expandExact([unscoped], unfinished, vocabulary);
    slots[0].push(...looser.map((own) => ({...own, weight: own.weight * WEIGHT.unscoped})));
  }
  const best = bestKind(slots.flat());
  if (match === 'word' && (best === 'none' || best === 'typo' || best === 'infix')) {
    const halves = splitInTwo(forms[0], vocabulary);
    if (halves.length > 0) {
      const shown = halves.flat().map(({term}) => vocabulary.terms[term]);
      return {importance, required, slots: halves, best: 'infix', shown, typed: []};
    }
  }
  if (best === 'none' && required && forms.length > 0 && forms.every(isGram)) {
    const characters = expandCharacters(forms, vocabulary);
    return {
      importance,
      required,
      slots: characters,
      best: bestKind(characters.flat()),
      shown: [...new Set(forms.join(''))],
      typed: [],
    };
  }
  return {importance, required, slots, best, shown: shownTexts(forms, slots, vocabulary), typed: forms};
}

/** Looks every form of a query up in the vocabulary; groups that nothing answers keep empty slots. */
export function expandGroups(groups: readonly QueryGroup[], vocabulary: Vocabulary): ExpandedGroup[] {
  const effort = {corrections: MAX_CORRECTIONS};
  const expanded = new Map(groups.map((group) => [group, expandGroup(group, vocabulary, effort)]));
  return groups.flatMap((group) => {
    const own = expanded.get(group);
    const owner = group.owner === null ? undefined : expanded.get(group.owner);
    if (own === undefined || (group.fallback && owner?.best !== 'none')) {
      return [];
    }
    return [owner?.best === 'none' ? {...own, required: true} : own];
  });
}
