import {isAscii, isPlainUnit} from './normalize';

const RUN_CHARACTERS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u30fc\\uff70\\u3005';
const RUN = new RegExp(`[${RUN_CHARACTERS}][${RUN_CHARACTERS}\\p{M}\\uff9e\\uff9f]*`, 'gu');
const HAS_RUN = new RegExp(`[${RUN_CHARACTERS}]`, 'u');

/** True for text with characters of a script that is written without blanks. */
export function hasRun(text: string): boolean {
  return !isAscii(text) && HAS_RUN.test(text);
}

/** Parts of a chunk as they are written: runs of scripts that are written without blanks, and what stands between them. */
export function splitRuns(chunk: string): {text: string; isRun: boolean}[] {
  const parts: {text: string; isRun: boolean}[] = [];
  let end = 0;
  for (const {0: text, index} of chunk.matchAll(RUN)) {
    parts.push({text: chunk.slice(end, index), isRun: false}, {text, isRun: true});
    end = index + text.length;
  }
  parts.push({text: chunk.slice(end), isRun: false});
  return parts.filter(({text}) => text !== '');
}

/** True for runs of the common Han, kana and Hangul characters, each one unit and in normal form. */
export function isPlainRun(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (!isPlainUnit(text.charCodeAt(i))) {
      return false;
    }
  }
  return text !== '';
}

/** Overlapping pairs of characters, and the last character alone, so that it is found too. */
export function toBigrams(run: string): string[] {
  const characters = isPlainRun(run) ? run : Array.from(run);
  const pairs: string[] = [];
  for (let i = 0; i < characters.length; i++) {
    pairs.push(characters[i] + (characters[i + 1] ?? ''));
  }
  return pairs;
}

/** True when a term is a character pair of a script written without blanks. */
export function isGram(term: string): boolean {
  return hasRun(term);
}
