import {existsSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../../../../server/files/readJson';

/** One term of a language, from `i18n/<locale>/terms.json`. */
export type Term = {
  /** Id of its entry in the glossary; terms that need no explanation have none. */
  readonly id?: string;
  readonly en: string;
  /** The translation; the key is the name of the language. */
  readonly translation: string;
  /** Other renderings, refused in texts. Inside the right one they are allowed. */
  readonly forbidden: readonly string[];
  /** For translators, in their language. */
  readonly note?: string;
};

type TermEntry = Readonly<Record<string, unknown>>;

/** Path of a language's terms inside the site. */
export function getTermsPath(locale: string): string {
  return `i18n/${locale}/terms.json`;
}

function parseTerm(entry: TermEntry, locale: string): Term {
  const {id, en, note, forbidden, [locale]: translation} = entry;
  const isList = Array.isArray(forbidden) && forbidden.every((word) => typeof word === 'string' && word !== '');
  if (typeof en !== 'string' || typeof translation !== 'string' || !isList) {
    throw new Error(
      `translations: ${getTermsPath(locale)}: an entry needs "en", "${locale}" and a list "forbidden"; found ${JSON.stringify(entry)}`,
    );
  }
  return {
    en,
    translation,
    forbidden: forbidden as string[],
    ...(typeof id === 'string' ? {id} : {}),
    ...(typeof note === 'string' ? {note} : {}),
  };
}

/**
 * The terms of a language, in the order of the file; none when there is no file. Throws, with the file, when it is no JSON or no list,
 * and with the entry that has no English word, no translation or no list of what is forbidden.
 */
export function readTerms(siteDir: string, locale: string): Term[] {
  const file = getTermsPath(locale);
  const entries = existsSync(path.join(siteDir, file)) ? readJson(siteDir, file) : [];
  if (!Array.isArray(entries)) {
    throw new Error(`translations: ${file} has to be a list of terms.`);
  }
  return entries.map((entry) => parseTerm((entry ?? {}) as TermEntry, locale));
}
