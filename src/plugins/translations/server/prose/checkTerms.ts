import type {Term} from './readTerms';

export type TermFinding = {readonly index: number; readonly message: string};

/** Two letters of a word, where words stand apart; in other scripts words follow each other without a space, or take others on. */
const INSIDE_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2}$/u;

function isInsideWord(text: string, index: number): boolean {
  return INSIDE_WORD.test(text.slice(index - 1, index + 1));
}

function findAll(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isInsideWord(text, at) && !isInsideWord(text, at + word.length)) {
      found.push(at);
    }
  }
  return found;
}

/** Code, addresses, tags and placeholders: terms in them are no words of ours. */
const NO_WORDS = /`[^`]*`|\]\([^)]*\)|<[^>]*>|\{\w+\}/g;

/** Renderings of terms that the glossary refuses, at their places in the text. */
export function checkTerms(prose: string, terms: readonly Term[]): TermFinding[] {
  const text = prose.replace(NO_WORDS, (match) => ' '.repeat(match.length));
  return terms.flatMap(({en, translation, forbidden}) => {
    const right = findAll(text, translation).map((start) => [start, start + translation.length]);
    return forbidden.flatMap((word) =>
      findAll(text, word)
        .filter((start) => !right.some(([from, to]) => start >= from && start + word.length <= to))
        .map((index) => ({index, message: `write "${translation}" for "${word}" (${en})`})),
    );
  });
}
