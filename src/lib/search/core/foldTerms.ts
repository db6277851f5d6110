const FIRST = 65;
const MOST = 25;

function countShared(term: string, previous: string): number {
  const most = Math.min(MOST, term.length - 1, previous.length);
  let length = 0;
  while (length < most && term[length] === previous[length]) {
    length++;
  }
  // Both halves of a character stay together, or no file could hold them.
  return /[\ud800-\udbff]/.test(term.charAt(length - 1)) ? length - 1 : length;
}

/** Sorted terms in two lines: how many characters each shares with the one before, as a letter; and what comes then. */
export function foldTerms(terms: readonly string[]): [shared: string, endings: string] {
  let previous = '';
  let shared = '';
  const endings = terms.map((term) => {
    const length = countShared(term, previous);
    previous = term;
    shared += String.fromCharCode(FIRST + length);
    return term.slice(length);
  });
  return [shared, endings.join('\t')];
}

/** The terms of `foldTerms`. */
export function unfoldTerms(shared: string, endings: string): string[] {
  const terms = shared === '' ? [] : endings.split('\t');
  for (let i = 1; i < terms.length; i++) {
    const length = shared.charCodeAt(i) - FIRST;
    if (length > 0) {
      terms[i] = terms[i - 1].slice(0, length) + terms[i];
    }
  }
  return terms;
}
