import {getLine} from '../../../../lib/text/readJsonError';
import {isObject} from '../../../../server/validate/isObject';
import type {Finding, PageSource} from '../structure/compareStructure';
import {checkTerms} from './checkTerms';
import {checkTypography, hasTypography} from './lintProse';
import type {Mask} from './masks';
import type {Term} from './readTerms';

/** A text with the keys that lead to it. */
type Message = {readonly key: string; readonly text: string};

const HAN = /\p{Script=Han}/u;
const PLACEHOLDER = /( ?)\{(\w+)\}( ?)/g;
/** Placeholders that stand for numbers and names of versions: Latin words, whatever stands around them. */
const LATIN_VALUES = /^(?:count|percent|size)$|version/i;
/** Fields for translators and for programs, and the English word of a term. Texts may have such ids, too: those are objects. */
const NO_TEXTS = new Set(['description', 'id', 'en', 'forbidden']);

/** Entries of a list go by their id or English word, all others by their place. */
function nameOf(entry: unknown, index: number): string {
  const name = isObject(entry) ? (entry.id ?? entry.en) : undefined;
  return typeof name === 'string' ? name : String(index);
}

/** All texts, in the order of the file. The field `message` of an entry is what the entry's own key stands for. */
function readMessages(value: unknown, keys: readonly string[] = []): Message[] {
  if (typeof value === 'string') {
    return [{key: keys.join('.'), text: value}];
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => readMessages(entry, [...keys, nameOf(entry, index)]));
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([name, entry]) =>
        NO_TEXTS.has(name) && !isObject(entry) ? [] : readMessages(entry, name === 'message' ? keys : [...keys, name]),
      )
    : [];
}

/**
 * A text as readers may see it: a placeholder with a space beside it is a Latin word, one without is a Chinese word. So a space
 * on one side alone is found, and a number without any.
 */
function fillPlaceholders(text: string): {readonly filled: string; readonly masks: readonly Mask[]} {
  const masks: Mask[] = [];
  const filled = text.replace(PLACEHOLDER, (_, before: string, name: string, after: string) => {
    const isLatin = before !== '' || after !== '' || LATIN_VALUES.test(name);
    const mask = (isLatin ? 'x' : '字').repeat(name.length + 2);
    masks.push({mask, original: `{${name}}`});
    return before + mask + after;
  });
  return {filled, masks};
}

/** Spacing and punctuation, which are those of Chinese. The forms of a plural are texts of their own. */
function checkForms(text: string): string[] {
  // Asked of the text itself: placeholders are filled with Chinese words.
  if (!HAN.test(text)) {
    return [];
  }
  return text.split('|').flatMap((form) => {
    const {filled, masks} = fillPlaceholders(form.trim());
    return checkTypography(filled, masks);
  });
}

export type LintMessagesInput = {
  readonly terms: readonly Term[];
  readonly locale: string;
  /** Texts that nobody has translated yet: they are in no language of the terms. */
  readonly english?: ReadonlySet<string>;
};

/**
 * Terms in the texts of a JSON file that the glossary refuses and, of Chinese ones, spacing and punctuation: texts of the interface, of
 * sidebars and navigation, of the terms themselves. Each finding names the key.
 */
export function lintMessages(
  {file, source}: PageSource,
  {terms, locale, english = new Set()}: LintMessagesInput,
): Finding[] {
  let offset = 0;
  return readMessages(JSON.parse(source)).flatMap(({key, text}) => {
    const found = source.indexOf(JSON.stringify(text), offset);
    offset = found === -1 ? offset : found + 1;
    const line = getLine(source, offset);
    const messages = hasTypography(locale) ? checkForms(text) : [];
    const ofTerms = english.has(text) ? [] : checkTerms(text, terms);
    return [...messages, ...ofTerms.map(({message}) => message)].map((message) => ({
      file,
      line,
      message: `${key}: ${message}`,
    }));
  });
}
