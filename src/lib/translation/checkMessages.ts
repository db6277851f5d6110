import {isVersionName} from '../site/versionName';
import {findScript} from './findScript';
import {fitForms, hasForms} from './fitForms';

export type MessagesInput = {
  /** English texts by id: what the site asks for. */
  readonly originals: Readonly<Record<string, string>>;
  /** What the file of the language holds: `{message}` by id, if nothing is wrong. */
  readonly translations: Readonly<Record<string, unknown>>;
  /** Name of the language: `zh`, `pt-BR`. */
  readonly locale: string;
  /** Texts that are the same in both languages: names, and words the language has borrowed. */
  readonly sameAsEnglish: readonly string[];
  /** The ids that may be absent, because another source has their translation. */
  readonly isOptional?: (id: string) => boolean;
};

export type MessageProblem = {
  readonly id: string;
  readonly message: string;
  /** The text is there and fits, but is an English one. */
  readonly isUntranslated?: boolean;
};

const PLACEHOLDER = /\{(\w+)\}/g;

/** The text of an entry; undefined when it has none. */
function readMessage(entry: unknown): string | undefined {
  const message = (entry as {message?: unknown} | null | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}

/** Names of the placeholders, each once: a plural of the language may repeat one in every form. */
function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].sort();
}

/** A text without its placeholders, as `same-as-english.json` lists it. */
export function getWords(text: string): string {
  return text.replace(PLACEHOLDER, '').trim();
}

/** Whether a text still has to be translated. Numbers and names of versions are the same in every language. */
function isEnglish(original: string, message: string, {locale, sameAsEnglish}: MessagesInput): boolean {
  const words = getWords(message);
  if (!/\p{L}/u.test(words) || isVersionName(words) || sameAsEnglish.includes(words)) {
    return false;
  }
  const script = findScript(locale);
  return (
    message === original || message === fitForms(original, locale) || (script !== undefined && !script.test(words))
  );
}

/**
 * What is wrong with the forms of a plural. Docusaurus finds the form of a count by its place, so with one too many it shows that of
 * another count; where some lack it takes the last one, which so has to say any number.
 */
function checkForms(original: string, message: string, locale: string): string | undefined {
  if (!hasForms(original)) {
    return undefined;
  }
  if (message.includes('｜')) {
    return 'the plural forms are parted by "｜"; write "|"';
  }
  const {pluralCategories} = new Intl.PluralRules(locale).resolvedOptions();
  const forms = message.split('|');
  if (forms.length > pluralCategories.length) {
    return `more plural forms than the language has; expected at most ${pluralCategories.length}, found ${forms.length}`;
  }
  if (forms.some((form) => form.trim() === '')) {
    return 'a plural form is empty; write each form, or leave the last ones out together with their "|"';
  }
  const wanted = listPlaceholders(original.slice(original.lastIndexOf('|')));
  const last = listPlaceholders(forms[forms.length - 1]);
  const missing = wanted.find((name) => !last.includes(name));
  return missing === undefined ? undefined : `the last plural form, which is for all other counts, lacks {${missing}}`;
}

function checkMessage(original: string, entry: unknown, input: MessagesInput): Omit<MessageProblem, 'id'> | undefined {
  const message = readMessage(entry);
  if (message === undefined) {
    return {message: 'the message is no text'};
  }
  if (original !== '' && message.trim() === '') {
    return {message: `the text is empty; English: "${original}"`};
  }
  const wanted = listPlaceholders(original);
  const found = listPlaceholders(message);
  if (wanted.join() !== found.join()) {
    const list = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(' ') || 'none';
    return {message: `other placeholders than in English; expected ${list(wanted)}, found ${list(found)}`};
  }
  if (isVersionName(original) && message !== original) {
    return {message: `the name of a version is the same in every language; write "${original}"`};
  }
  if (isEnglish(original, message, input)) {
    return {
      message: `not translated: "${message}"; if it is the same in the language, add it to same-as-english.json`,
      isUntranslated: true,
    };
  }
  const problem = checkForms(original, message, input.locale);
  return problem === undefined ? undefined : {message: problem};
}

/**
 * What is wrong with the texts of one file: missing, obsolete, empty or untranslated ones, other placeholders, plurals with forms that
 * the language has not, and other names of versions.
 */
export function checkMessages(input: MessagesInput): MessageProblem[] {
  const {originals, translations, locale, isOptional = () => false} = input;
  const missing = Object.keys(originals).filter((id) => !Object.hasOwn(translations, id) && !isOptional(id));
  return [
    ...missing.map((id) => ({
      id,
      message: `missing; English: "${originals[id]}"; "npm run write-translations -- --locale ${locale}" adds it`,
    })),
    ...Object.entries(translations).flatMap(([id, entry]) => {
      const problem = Object.hasOwn(originals, id)
        ? checkMessage(originals[id], entry, input)
        : {message: 'obsolete, nothing asks for it; remove it'};
      return problem === undefined ? [] : [{id, ...problem}];
    }),
  ];
}
