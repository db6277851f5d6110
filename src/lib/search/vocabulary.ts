import {countBits, countEdits, letterMask} from './distance';
import {stem} from './stem';
import {isCompound} from './names';
import {isGram} from './runs';

/** A term near a typed word and how near it is, from 0 to 1. */
export type Match = {term: number; weight: number; kind: 'exact' | 'stem' | 'prefix' | 'infix' | 'typo'};

type Kind = 'word' | 'compound' | 'gram';

/** Prefix and infix matches looked at for one typed word. */
const MAX_MATCHES = 60;

function kindOf(term: string): Kind {
  // No script without blanks has letters below this one.
  if (term.charCodeAt(0) < 0x1100) {
    return isCompound(term) ? 'compound' : 'word';
  }
  return isGram(term) ? 'gram' : isCompound(term) ? 'compound' : 'word';
}

/** Edits forgiven in a typed word: one from three letters, two from seven; one at most beside digits, none in numbers. */
export function allowedEdits(word: string): number {
  if (word.length < 3 || /^[\p{N}.]+$/u.test(word)) {
    return 0;
  }
  return word.length < 7 || /\p{N}/u.test(word) ? 1 : 2;
}

function digitsOf(word: string): string {
  return word.replace(/\P{N}/gu, '');
}

// Another number is another error code or year, not a slip of the finger. A version that follows a name may be left out: `vite6`.
function agreeInDigits(typed: string, term: string, isPrefix: boolean): boolean {
  const [asked, own] = [digitsOf(typed), digitsOf(term)];
  return isPrefix ? own.startsWith(asked) : own === asked || (own === '' && typed.startsWith(term));
}

/** A term that a mistyped word can stand for. */
export type Correction = {
  term: number;
  weight: number;
  edits: number;
  /** The word is only the beginning of the term. */
  isPrefix: boolean;
};

/** Every distinct term of an index, numbered from 0 in the order of arrival, and the ways to find near ones. */
export class Vocabulary {
  readonly terms: string[] = [];
  private readonly ids = new Map<string, number>();
  // Filled up on the first query after an addition, so that indexing stays fast; what few terms need, for those that do.
  private prepared = 0;
  private readonly kinds: (Kind | undefined)[] = [];
  private readonly stems: (string | undefined)[] = [];
  private readonly byBeginning = new Map<string, number[]>();
  /** Of all terms, from the first correction on. */
  private readonly masks: number[] = [];

  /** Number of a term, given out now if it is new. */
  intern(term: string): number {
    let id = this.ids.get(term);
    if (id === undefined) {
      id = this.terms.push(term) - 1;
      this.ids.set(term, id);
    }
    return id;
  }

  /** Number of a term, or -1. */
  find(term: string): number {
    return this.ids.get(term) ?? -1;
  }

  /** Takes in the terms that came since the last call; queries do it themselves. */
  prepare(): void {
    for (; this.prepared < this.terms.length; this.prepared++) {
      this.kinds.push(undefined);
      this.stems.push(undefined);
      const beginning = this.terms[this.prepared].slice(0, 1);
      const list = this.byBeginning.get(beginning);
      if (list === undefined) {
        this.byBeginning.set(beginning, [this.prepared]);
      } else {
        list.push(this.prepared);
      }
    }
  }

  private kind(id: number): Kind {
    return (this.kinds[id] ??= kindOf(this.terms[id]));
  }

  private stem(id: number): string {
    return (this.stems[id] ??= stem(this.terms[id]));
  }

  private startingLike(typed: string): number[] {
    this.prepare();
    return this.byBeginning.get(typed.slice(0, 1)) ?? [];
  }

  /** Terms with the same stem; the word itself excluded. */
  stemMates(word: string): number[] {
    const wanted = stem(word);
    // A stem is how its words begin, but for the `y` that stands for `ies` and an `e` that some have lost: few terms need theirs made.
    const beginning = wanted.replace(/[ye]$/, '');
    return this.startingLike(word).filter(
      (id) =>
        this.terms[id].startsWith(beginning) &&
        this.stem(id) === wanted &&
        this.kind(id) === 'word' &&
        this.terms[id] !== word,
    );
  }

  /** Longer terms of the same kind that begin with `typed`, shortest first. */
  completions(typed: string, kind: Kind = kindOf(typed)): number[] {
    const found = this.startingLike(typed).filter((id) => {
      const term = this.terms[id];
      return term.length > typed.length && term.startsWith(typed) && this.kind(id) === kind;
    });
    return this.shortest(found);
  }

  /** Terms of the same kind that hold `typed`, but do not begin with it, shortest first. */
  surroundings(typed: string): number[] {
    this.prepare();
    const kind = kindOf(typed);
    const mask = letterMask(typed);
    const found: number[] = [];
    for (let id = 0; id < this.terms.length; id++) {
      const mayHold = id >= this.masks.length || (this.masks[id] & mask) === mask;
      if (mayHold && this.terms[id].indexOf(typed, 1) > 0 && this.kind(id) === kind) {
        found.push(id);
      }
    }
    return this.shortest(found);
  }

  private shortest(ids: number[]): number[] {
    return ids.sort((a, b) => this.terms[a].length - this.terms[b].length || a - b).slice(0, MAX_MATCHES);
  }

  /**
   * Terms a mistyped word can stand for: those at the smallest distance, whole or (for words of five letters and more,
   * when `unfinished`) by their beginning. Digits are never corrected. Weights: .72 for one edit, .5 for two, a fifth less for
   * another first letter.
   */
  corrections(typed: string, unfinished: boolean): Correction[] {
    this.prepare();
    const limit = allowedEdits(typed);
    if (limit === 0) {
      return [];
    }
    const kind = kindOf(typed);
    const mask = letterMask(typed);
    for (let id = this.masks.length; id < this.terms.length; id++) {
      this.masks.push(letterMask(this.terms[id]));
    }
    const first = typed.slice(0, 1);
    const found: Correction[] = [];
    for (let id = 0; id < this.terms.length; id++) {
      const term = this.terms[id];
      if (term.length < typed.length - limit || term.length < 3) {
        continue;
      }
      // Each letter that only one of the two has costs an edit; a beginning may have fewer letters than its term.
      const mayBegin = unfinished && typed.length > 4;
      const tooFar = term.length > typed.length + limit || countBits(this.masks[id] & ~mask) > limit;
      if (countBits(mask & ~this.masks[id]) > limit || (tooFar && !mayBegin)) {
        continue;
      }
      const sameStart = term.startsWith(first);
      if ((!sameStart && typed.length < 5) || this.kind(id) !== kind) {
        continue;
      }
      const {whole, prefix} = countEdits(typed, term, limit);
      const isPrefix = whole > limit && mayBegin && sameStart;
      const edits = isPrefix ? prefix : whole;
      if (edits <= limit && agreeInDigits(typed, term, isPrefix)) {
        const base = edits === 1 ? 0.72 : 0.5;
        const length = isPrefix ? 0.9 * Math.sqrt(typed.length / term.length) : 1;
        found.push({term: id, weight: base * length * (sameStart ? 1 : 0.8), edits, isPrefix});
      }
    }
    const least = Math.min(...found.map(({edits}) => edits));
    return found
      .filter(({edits}) => edits === least)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MAX_MATCHES);
  }
}
