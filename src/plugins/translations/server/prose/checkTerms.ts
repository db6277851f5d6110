import type {Term} from './readTerms';

export type TermFinding = {readonly index: number; readonly message: string};

function findAll(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    found.push(at);
  }
  return found;
}

/** Renderings of terms that the glossary refuses, at their places in the text. */
export function checkTerms(text: string, terms: readonly Term[]): TermFinding[] {
  return terms.flatMap(({en, translation, forbidden}) => {
    const right = findAll(text, translation).map((start) => [start, start + translation.length]);
    return forbidden.flatMap((word) =>
      findAll(text, word)
        .filter((start) => !right.some(([from, to]) => start >= from && start + word.length <= to))
        .map((index) => ({index, message: `write "${translation}" for "${word}" (${en})`})),
    );
  });
}
