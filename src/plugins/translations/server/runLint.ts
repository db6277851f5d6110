import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listLocales, listPages, type PagePair} from './listPages';
import {checkGlossary, GLOSSARY_PAGE} from './prose/checkGlossary';
import {lintProse} from './prose/lintProse';
import {readTerms} from './prose/readTerms';
import {compareStructure, type Finding, type PageSource} from './structure/compareStructure';

export type LintOptions = {
  readonly siteDir: string;
  readonly locale?: string;
  /** The only page that is checked, by its path in either language. */
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

function lintLocale(siteDir: string, locale: string, pairs: readonly PagePair[]): Finding[] {
  const read = (file: string): PageSource => ({file, source: readFileSync(path.join(siteDir, file), 'utf8')});
  const terms = readTerms(siteDir, locale);
  return pairs.flatMap((pair) => {
    const original = read(pair.original);
    const translated = read(pair.translated);
    return [
      ...compareStructure(original, translated),
      ...(hasTypography(locale) ? lintProse(translated, terms) : []),
      ...(terms.length > 0 && pair.page === GLOSSARY_PAGE
        ? checkGlossary({original, translated}, terms, {locale, isComplete: pair.version === 'current'})
        : []),
    ];
  });
}

/** `i18n:lint`: the structure, terms and typography of the translations; returns the exit status. */
export function runLint({siteDir, locale, page, print}: LintOptions): number {
  let checked = 0;
  const findings = (locale === undefined ? listLocales(siteDir) : [locale]).flatMap((lang) => {
    const pairs = listPages(siteDir, lang)
      .filter(({hasOriginal, hasTranslation}) => hasOriginal && hasTranslation)
      .filter(({original, translated}) => page === undefined || page === original || page === translated);
    checked += pairs.length;
    return lintLocale(siteDir, lang, pairs);
  });
  findings.forEach((finding) => print(format(finding)));
  print(`${checked} translated pages, ${findings.length} problems`);
  return findings.length === 0 ? 0 : 1;
}
