import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LocaleConfig} from '../../../../lib/site/types';
import {pseudoMessage, pseudoText} from '../../../../lib/pseudo';
import {listFiles} from '../../../../server/files/listFiles';
import {readJson} from '../../../../server/files/readJson';
import {LOCALES_FILE} from '../../../../server/site/readSiteFiles';
import {runAddLocale} from '../addLocale';
import {getFolders, listTextFiles, listVersions} from '../listPages';
import {pseudoMarkdown} from './pseudoMarkdown';

export type WritePseudoLocaleInput = {
  /** A copy of the site: its list of languages and its `i18n` are written to. */
  readonly siteDir: string;
  readonly lang: string;
  readonly writeTranslations: (siteDir: string, locale: string) => number;
};

/** Languages made from the English texts: one written from left to right, one from right to left. */
export const PSEUDO_LOCALES: readonly string[] = ['qps', 'qps-Arab'];
const RIGHT_TO_LEFT = '-Arab';
/** The name of a version, the same in every language: other files are named after it. */
const VERSION_LABEL = 'version.label';

function write(siteDir: string, file: string, content: unknown): void {
  writeFileSync(path.join(siteDir, file), `${JSON.stringify(content, undefined, 2)}\n`);
}

function writeMessages(siteDir: string, lang: string): void {
  for (const file of listTextFiles(siteDir, lang)) {
    const messages = readJson(siteDir, file) as Record<string, {message: string}>;
    const changed = Object.entries(messages).map(([id, entry]) => [
      id,
      {...entry, message: id === VERSION_LABEL ? entry.message : pseudoMessage(entry.message)},
    ]);
    write(siteDir, file, Object.fromEntries(changed));
  }
}

/** The page in pseudo-language. Throws with the name of the file when it cannot be parsed. */
function readPseudoPage(file: string): string {
  try {
    return pseudoMarkdown(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`translations: ${file} cannot be read: ${(error as Error).message}`, {cause: error});
  }
}

function writePages(siteDir: string, lang: string): void {
  for (const version of listVersions(siteDir)) {
    const {originals, translations} = getFolders(version, lang);
    const target = path.join(siteDir, translations);
    cpSync(path.join(siteDir, originals), target, {recursive: true});
    for (const file of listFiles(target, /\.mdx$/)) {
      writeFileSync(file, readPseudoPage(file));
    }
  }
}

function writeEntry(siteDir: string, lang: string): void {
  const locales = readJson(siteDir, LOCALES_FILE) as LocaleConfig[];
  const changed = locales.map((locale) =>
    locale.lang === lang
      ? {
          ...locale,
          title: pseudoText(locale.title),
          description: pseudoText(locale.description),
          ...(locale.editLink && {editLink: {...locale.editLink, text: pseudoText(locale.editLink.text ?? '')}}),
        }
      : locale,
  );
  write(siteDir, LOCALES_FILE, changed);
}

/**
 * Adds a pseudo-locale to a copy of the site: the English texts and pages with accents, 40 % longer and in brackets. A text
 * that is plain in this language was written into the code. Throws when the site has the language already, and when its texts cannot be
 * written.
 */
export function writePseudoLocale({siteDir, lang, writeTranslations}: WritePseudoLocaleInput): void {
  const isRightToLeft = lang.endsWith(RIGHT_TO_LEFT);
  const label = pseudoText(isRightToLeft ? 'Pseudo, right to left' : 'Pseudo');
  const folder = path.join(siteDir, 'i18n', lang);
  const [first = lang] = PSEUDO_LOCALES.filter((name) => existsSync(path.join(siteDir, 'i18n', name)));
  const status = runAddLocale({
    siteDir,
    locale: {lang, label, htmlLang: lang, direction: isRightToLeft ? 'rtl' : 'ltr'},
    isDryRun: false,
    print: () => undefined,
    writeTranslations:
      first === lang
        ? writeTranslations
        : () => {
            // The texts of the other pseudo-locale are the same.
            cpSync(path.join(siteDir, 'i18n', first), folder, {recursive: true});
            return 0;
          },
  });
  if (status !== 0) {
    throw new Error(`translations: the texts of "${lang}" could not be written; the message is above.`);
  }
  writeEntry(siteDir, lang);
  if (first === lang) {
    writeMessages(siteDir, lang);
    writePages(siteDir, lang);
  }
}

/** What a build reads, besides the pages. */
const COPIED = [
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'docs',
  'versions.json',
  'versioned_docs',
  'versioned_sidebars',
];

/** Copies the site to a folder below it, so that the packages are found, without its translations. */
export function copySite(siteDir: string, target: string): void {
  mkdirSync(target, {recursive: true});
  for (const name of COPIED.filter((candidate) => existsSync(path.join(siteDir, candidate)))) {
    cpSync(path.join(siteDir, name), path.join(target, name), {recursive: true});
  }
}
