import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LocaleConfig} from '../../../lib/site/types';
import {fitForms} from '../../../lib/translation';
import {isLanguageTag, isLocaleName} from '../../../lib/validate';
import {readJson} from '../../../server/files/readJson';
import {localeSchema} from '../../../server/site/localesSchema';
import {LOCALES_FILE, readLocales} from '../../../server/site/readSiteFiles';
import {assertValid} from '../../../server/validate/assertValid';
import {listVersions} from './listPages';

/** What the command is given; the rest is found out. */
export type LocaleRequest = {
  /** Name of the folder below `i18n`, and of the path prefix: `ko`. */
  readonly lang: string;
  /** Name of the language in the switcher. Default: its own name for itself. */
  readonly label?: string;
  /** BCP 47 tag of `<html lang>`. Default: `lang`. */
  readonly htmlLang?: string;
  /** Default: that of the language. */
  readonly direction?: string;
};

export type AddLocaleInput = {
  readonly siteDir: string;
  readonly locale: LocaleRequest;
  /** Says what would be done, and does nothing. */
  readonly isDryRun: boolean;
  readonly print: (line: string) => void;
  /** Writes the texts of the interface in English below `i18n/<locale>`; returns an exit status. */
  readonly writeTranslations: (siteDir: string, locale: string) => number;
};

function parseTag(tag: string): Intl.Locale {
  if (!isLanguageTag(tag)) {
    throw new Error(`i18n: "${tag}" is no language tag; write one like ko, pt-BR or ar.`);
  }
  return new Intl.Locale(tag);
}

/** Newer engines have the method, older ones the field. */
function findDirection(tag: Intl.Locale): 'ltr' | 'rtl' {
  const known = tag as unknown as {
    getTextInfo?: () => {direction?: string};
    textInfo?: {direction?: string};
  };
  return (known.getTextInfo?.() ?? known.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr';
}

/** What a language calls itself. Throws where nobody knows, as for a tag that was mistyped. */
function findLabel(tag: Intl.Locale): string {
  const label = new Intl.DisplayNames([tag.baseName], {
    type: 'language',
    languageDisplay: 'standard',
    fallback: 'none',
  }).of(tag.baseName);
  if (label === undefined) {
    throw new Error(`i18n: no language "${tag.baseName}" is known; check the tag, or give its name with --label.`);
  }
  return label.charAt(0).toLocaleUpperCase(tag.baseName) + label.slice(1);
}

function checkName(siteDir: string, lang: string, locales: readonly LocaleConfig[]): void {
  if (!isLocaleName(lang)) {
    throw new Error(`i18n: "${lang}" is no name of a language; write one like ko, pt-BR or ar.`);
  }
  if (locales.some((locale) => locale.lang === lang)) {
    // The texts of the first language, the default one, stand in the code.
    throw new Error(
      lang === locales[0].lang || existsSync(path.join(siteDir, 'i18n', lang, 'code.json'))
        ? `i18n: the site has "${lang}" already, see ${LOCALES_FILE}.`
        : `i18n: "${lang}" is in ${LOCALES_FILE} without its texts in i18n/${lang}: an earlier run did not end. Remove its entry there, and add it again.`,
    );
  }
  const version = listVersions(siteDir).find((name) => name.replace(/^version-/, '') === lang);
  if (version !== undefined || existsSync(path.join(siteDir, 'docs', lang))) {
    throw new Error(`i18n: pages are at /${lang}/ already, so it cannot be the address of a language.`);
  }
}

/** Throws when a language of the site has the same tag: search engines know languages by it, and some disks know no case. */
function checkTag(tag: string, locales: readonly LocaleConfig[]): void {
  const fold = (name: string): string => name.toLowerCase();
  const other = locales.find(({lang, htmlLang}) => [fold(lang), fold(htmlLang)].includes(fold(tag)));
  if (other !== undefined) {
    throw new Error(`i18n: "${tag}" is the language "${other.lang}" (${other.htmlLang}), which the site has already.`);
  }
}

/**
 * The entry of a new language: address and texts of the default one, to be translated, with its own name and direction.
 * Throws when the name is none, or taken, and when the site would not take the entry.
 */
export function createLocale(siteDir: string, request: LocaleRequest): LocaleConfig {
  const locales = readLocales(siteDir);
  const {lang, htmlLang = lang} = request;
  checkName(siteDir, lang, locales);
  [lang, htmlLang].forEach((name) => checkTag(name, locales));
  const tag = parseTag(htmlLang);
  if (request.direction !== undefined && request.direction !== 'ltr' && request.direction !== 'rtl') {
    throw new Error(`i18n: "${request.direction}" is no direction; write ltr or rtl.`);
  }
  const direction = request.direction ?? findDirection(tag);
  const {title, description, editLink} = locales[0];
  const locale = {
    lang,
    label: request.label ?? findLabel(tag),
    htmlLang,
    ...(direction === 'rtl' && {direction}),
    title,
    description,
    ...(editLink && {editLink}),
  };
  return assertValid(locale, localeSchema, `i18n: "${lang}"`);
}

/** The forms of English plurals are for one and for more, which are other places in languages that have fewer or more forms. */
function fitPlurals(siteDir: string, lang: string): void {
  const file = `i18n/${lang}/code.json`;
  if (!existsSync(path.join(siteDir, file))) {
    return;
  }
  const texts = readJson(siteDir, file) as Record<string, {message: string}>;
  const fitted = Object.entries(texts).map(([id, text]) => [id, {...text, message: fitForms(text.message, lang)}]);
  writeFileSync(path.join(siteDir, file), `${JSON.stringify(Object.fromEntries(fitted), undefined, 2)}\n`);
}

/** Adds a language to the site and its texts, in English, to `i18n`; returns an exit status. See README.md. */
export function runAddLocale({siteDir, locale: request, isDryRun, print, writeTranslations}: AddLocaleInput): number {
  const locale = createLocale(siteDir, request);
  const {lang, label} = locale;
  const folder = `i18n/${lang}`;
  print(`i18n: ${isDryRun ? 'would add' : 'adds'} ${label} (${lang}), at /${lang}/`);
  print(`  ${LOCALES_FILE}: ${JSON.stringify(locale)}`);
  print(`  ${folder}/: the texts of the interface, in English`);
  if (isDryRun) {
    return 0;
  }
  const file = path.join(siteDir, LOCALES_FILE);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${JSON.stringify([...readLocales(siteDir), locale], undefined, 2)}\n`);
  const status = writeTranslations(siteDir, lang);
  if (status !== 0) {
    writeFileSync(file, before);
    print(`i18n: the texts were not written, so ${LOCALES_FILE} is as it was; the message is above.`);
    return status;
  }
  fitPlurals(siteDir, lang);
  print(`i18n: added. Now translate

  1. description and edit link of "${lang}" in ${LOCALES_FILE},
  2. each "message" in ${folder}/**/*.json; list those that stay English in ${folder}/same-as-english.json when you are done,
  3. the pages, in this order if you like: copy docs/guide/start/index.mdx to
     ${folder}/docusaurus-plugin-content-docs/current/guide/start/index.mdx, and so on; older versions are beside "current".

When the build warns of letters that pictures of pages show as boxes, "cardFont" in ${LOCALES_FILE} names a font that has them.

"npm start" shows the language at once, pages without a translation in English. "npm run i18n:status -- --locale ${lang}"
lists the pages that are left, "npm run i18n:lint -- --locale ${lang}" counts the texts; "npm run i18n:sync -- PAGE --locale ${lang}"
records a page that is done.`);
  return 0;
}
