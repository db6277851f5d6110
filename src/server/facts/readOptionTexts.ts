import {existsSync} from 'node:fs';
import path from 'node:path';
import type {TranslationFileContent} from '@docusaurus/types';
import type {OptionTexts} from '../../lib/facts/types';
import {readJson} from '../files/readJson';

/** Name of the file below `i18n/<locale>/site-verified-docs/`, without extension. */
export const OPTION_TEXTS = 'options';

/** Path of the texts of a language inside the site. */
export function getOptionTextsPath(locale: string): string {
  return `i18n/${locale}/site-verified-docs/${OPTION_TEXTS}.json`;
}

/** The words of options in a language; none when it has no file of them. Throws, naming the file, when that is no JSON. */
export function readOptionTexts(siteDir: string, locale: string): OptionTexts {
  const file = getOptionTextsPath(locale);
  const content = existsSync(path.join(siteDir, file)) ? (readJson(siteDir, file) as TranslationFileContent) : {};
  return Object.fromEntries(Object.entries(content).map(([id, {message}]) => [id, message]));
}
