import {existsSync} from 'node:fs';
import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {readSource} from '../../../../server/files/readSource';
import {fitForms} from '../../../../lib/translation';
import {lintEncoding} from '../lintEncoding';
import {lintFile} from '../lintFile';
import {listTextFiles} from '../listPages';
import {getLockPath} from '../lockFile';
import {lintMessages} from '../prose/lintMessages';
import {getTermsPath, readTerms} from '../prose/readTerms';
import type {PageSource} from '../structure/compareStructure';
import {compareTexts, type TextFinding} from './compareTexts';
import {findRepeatedKeys} from './findRepeatedKeys';
import {checkSameAsEnglish, getSameAsEnglishPath, readSameAsEnglish} from './sameAsEnglish';

/** English texts by id. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of each file below `i18n/<locale>`, by its path there: `site-data/strings.json`. They are read when they are asked for. */
export type Originals = Readonly<Record<string, () => Texts | Promise<Texts>>>;

export type LintTextsInput = {
  readonly siteDir: string;
  readonly locale: string;
  readonly originals: Originals;
  /** Some of those that `listWantedTexts` names. */
  readonly files: readonly string[];
};

/** JSON files that a language has, and those that it should have; paths inside the site. */
export function listWantedTexts(siteDir: string, locale: string, originals: Originals): string[] {
  const wanted = Object.keys(originals).map((name) => `i18n/${locale}/${name}`);
  return [...new Set([...listTextFiles(siteDir, locale), ...wanted])].sort();
}

/** English texts as a language has them before they are translated. */
function listEnglish(texts: Texts, locale: string): Set<string> {
  return new Set(Object.values(texts).flatMap((text) => [text, fitForms(text, locale)]));
}

/** A file without English texts: one that has a check of its own, or one too many. */
function checkOtherFile(page: PageSource, siteDir: string, locale: string): TextFinding[] {
  const {file} = page;
  if (file === getSameAsEnglishPath(locale)) {
    return checkSameAsEnglish(
      page,
      listTextFiles(siteDir, locale).map((name) => path.join(siteDir, name)),
    );
  }
  return file === getLockPath(locale) || file === getTermsPath(locale)
    ? []
    : [{file, line: 1, message: 'nothing reads this file; remove it'}];
}

/**
 * What is wrong with the files of texts of a language: keys and placeholders that are not those of the English texts, texts that
 * are not translated, files that are missing or that nothing reads, terms; in Chinese also spacing and punctuation.
 */
export async function lintTexts({siteDir, locale, originals, files}: LintTextsInput): Promise<TextFinding[]> {
  const terms = readTerms(siteDir, locale);
  const {texts: sameAsEnglish, isBroken} = readSameAsEnglish(siteDir, locale);
  // Beside the texts that a broken list leaves without excuse, their reason has to be told.
  const reasons = isBroken && files.length > 0 ? [getSameAsEnglishPath(locale)] : [];
  const ofTheme = await readDefaultCodeTranslationMessages({locale, name: 'theme-common'});
  const findings: TextFinding[] = [];
  for (const file of new Set([...files, ...reasons])) {
    const place = path.join(siteDir, file);
    if (!existsSync(place)) {
      const command = `npm run write-translations -- --locale ${locale}`;
      findings.push({file, line: 1, message: `the file is missing; "${command}" writes it`});
      continue;
    }
    const page = {file, source: readSource(place)};
    const mistakes = lintEncoding(siteDir, page);
    if (mistakes.length > 0) {
      findings.push(...mistakes);
      continue;
    }
    const texts = await originals[path.posix.relative(`i18n/${locale}`, file)]?.();
    const check = (): TextFinding[] => [
      ...(texts === undefined
        ? checkOtherFile(page, siteDir, locale)
        : compareTexts(page, {
            originals: texts,
            locale,
            sameAsEnglish,
            isOptional: (id) => Object.hasOwn(ofTheme, id),
          })),
      ...(texts !== undefined || file === getTermsPath(locale)
        ? lintMessages(page, {terms, locale, english: listEnglish(texts ?? {}, locale)})
        : []),
      ...findRepeatedKeys(page),
    ];
    findings.push(...lintFile(page, check));
  }
  return findings;
}
