import {getLine} from '../../../../lib/text/readJsonError';
import type {Finding, PageSource} from '../structure/compareStructure';
import {checkTerms} from './checkTerms';
import {checkTypography} from './lintProse';
import type {Term} from './readTerms';

/** A text with the keys that lead to it. */
type Message = {readonly key: string; readonly text: string};

const HAN = /\p{Script=Han}/u;
const PLACEHOLDER = /( ?)\{(\w+)\}( ?)/g;
/** Placeholders that stand for numbers and names of versions: Latin words, whatever stands around them. */
const LATIN_VALUES = /^(?:count|percent|size)$|version/i;
/** Fields for translators and for programs, which no reader sees. */
const NO_TEXTS = new Set(['description', 'id', 'forbidden']);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Entries of a list go by their id or English word, all others by their place. */
function nameOf(entry: unknown, index: number): string {
  const name = isObject(entry) ? (entry.id ?? entry.en) : undefined;
  return typeof name === 'string' ? name : String(index);
}

/** All texts in Chinese, in the order of the file. The field `message` of an entry is what the entry's own key stands for. */
function readMessages(value: unknown, keys: readonly string[] = []): Message[] {
  if (typeof value === 'string') {
    return HAN.test(value) ? [{key: keys.join('.'), text: value}] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => readMessages(entry, [...keys, nameOf(entry, index)]));
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([name, entry]) =>
        NO_TEXTS.has(name) ? [] : readMessages(entry, name === 'message' ? keys : [...keys, name]),
      )
    : [];
}

/**
 * A text as readers may see it: a placeholder with a space beside it is a Latin word, one without is a Chinese word. So a space
 * on one side alone is found, and a number without any.
 */
function fillPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, (_, before: string, name: string, after: string) => {
    const isLatin = before !== '' || after !== '' || LATIN_VALUES.test(name);
    return before + (isLatin ? 'x' : '字').repeat(name.length + 2) + after;
  });
}

/**
 * Spacing, punctuation and terms of the Chinese texts in a JSON file: of the interface, of sidebars and navigation, of the terms
 * themselves. Each finding names the key.
 */
export function lintMessages({file, source}: PageSource, terms: readonly Term[]): Finding[] {
  let offset = 0;
  return readMessages(JSON.parse(source)).flatMap(({key, text}) => {
    const found = source.indexOf(JSON.stringify(text), offset);
    offset = found === -1 ? offset : found + 1;
    const line = getLine(source, offset);
    // The forms of a plural are texts of their own.
    const messages = text.split('|').flatMap((form) => checkTypography(fillPlaceholders(form.trim())));
    return [...messages, ...checkTerms(text, terms).map(({message}) => message)].map((message) => ({
      file,
      line,
      message: `${key}: ${message}`,
    }));
  });
}
