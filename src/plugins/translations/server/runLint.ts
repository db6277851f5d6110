import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listLocales, listPages, listTextFiles, type PagePair} from './listPages';
import {checkGlossary, GLOSSARY_PAGE} from './prose/checkGlossary';
import {lintMessages} from './prose/lintMessages';
import {lintProse} from './prose/lintProse';
import {readTerms} from './prose/readTerms';
import {readSyntaxError} from '../../../lib/markdown/readSyntaxError';
import {compareFrontMatter} from './structure/compareFrontMatter';
import {compareStructure, type Finding, type PageSource} from './structure/compareStructure';

export type LintOptions = {
  readonly siteDir: string;
  readonly locale?: string;
  /** The only file that is checked: a page, by its path in either language, or a file of texts. */
  readonly page?: string;
  readonly print: (text: string) => void;
};

function format({file, line, message}: Finding): string {
  const [first, ...rest] = message.split('\n');
  return [`✗ ${file}:${line}: ${first}`, ...rest.map((row) => `    ${row.trimStart()}`)].join('\n');
}

/** The rules of spacing and punctuation are those of Chinese. */
function hasTypography(locale: string): boolean {
  return locale.startsWith('zh');
}

/** What is found in a file; one that cannot be parsed is a finding, and the others go on. */
function lintFile(file: string, lint: () => Finding[]): Finding[] {
  try {
    return lint();
  } catch (error) {
    const problem = readSyntaxError(error);
    if (problem !== undefined) {
      return [{file, line: problem.line, message: problem.reason}];
    }
    if (error instanceof SyntaxError) {
      return [{file, line: 1, message: `is no JSON: ${error.message}`}];
    }
    throw error;
  }
}

type LocaleFiles = {
  readonly siteDir: string;
  readonly locale: string;
  readonly pairs: readonly PagePair[];
  /** JSON files with texts. */
  readonly texts: readonly string[];
};

function lintLocale({siteDir, locale, pairs, texts}: LocaleFiles): Finding[] {
  const read = (file: string): PageSource => ({file, source: readFileSync(path.join(siteDir, file), 'utf8')});
  const terms = readTerms(siteDir, locale);
  const inPages = pairs.flatMap((pair) => {
    const original = read(pair.original);
    const translated = read(pair.translated);
    return lintFile(translated.file, () => [
      ...compareFrontMatter(original, translated),
      ...compareStructure(original, translated),
      ...(hasTypography(locale) ? lintProse(translated, terms) : []),
      ...(terms.length > 0 && pair.page === GLOSSARY_PAGE
        ? checkGlossary({original, translated}, terms, {locale, isComplete: pair.version === 'current'})
        : []),
    ]);
  });
  return [...inPages, ...texts.flatMap((file) => lintFile(file, () => lintMessages(read(file), terms)))];
}

/** `i18n:lint`: the structure of the translated pages, terms and typography of all texts; returns the exit status. */
export function runLint({siteDir, locale, page, print}: LintOptions): number {
  let pageCount = 0;
  let textCount = 0;
  const findings = (locale === undefined ? listLocales(siteDir) : [locale]).flatMap((lang) => {
    const pairs = listPages(siteDir, lang)
      .filter(({hasOriginal, hasTranslation}) => hasOriginal && hasTranslation)
      .filter(({original, translated}) => page === undefined || page === original || page === translated);
    const texts = (hasTypography(lang) ? listTextFiles(siteDir, lang) : []).filter(
      (file) => page === undefined || page === file,
    );
    pageCount += pairs.length;
    textCount += texts.length;
    return lintLocale({siteDir, locale: lang, pairs, texts});
  });
  findings.forEach((finding) => print(format(finding)));
  print(`${pageCount} translated pages, ${textCount} files of texts, ${findings.length} problems`);
  return findings.length === 0 ? 0 : 1;
}
