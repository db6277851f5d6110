import path from 'node:path';
import {CURRENT} from '../../../lib/site/versionName';
import {readSource} from '../../../server/files/readSource';
import {toSitePath} from '../../../server/files/toSitePath';
import {findMissingImports} from '../../../server/markdown/readMarkdownImports';
import {lintFile} from './lintFile';
import {chooseLocales, isPageNamed, listPages, listStrayFolders, type PagePair} from './listPages';
import {chooseParser} from '../../../server/markdown/parsers';
import {checkGlossary, GLOSSARY_PAGE} from './prose/checkGlossary';
import {hasTypography, lintProse} from './prose/lintProse';
import {findUntranslated} from './prose/findUntranslated';
import {readTerms} from './prose/readTerms';
import {compareFrontMatter} from './structure/compareFrontMatter';
import {compareStructure, type Finding, type PageSource} from './structure/compareStructure';
import type {TextFinding} from './texts/compareTexts';
import {lintTexts, listWantedTexts, type Originals} from './texts/lintTexts';

export type LintOptions = {
  readonly siteDir: string;
  readonly locale?: string;
  /** The only file that is checked: a page, by its path in either language, or a file of texts. */
  readonly page?: string;
  /** What the site asks for in English. */
  readonly originals: Originals;
  readonly print: (text: string) => void;
};

function format(mark: string, {file, line, message}: Finding): string {
  const [first, ...rest] = message.split('\n');
  return [`${mark} ${file}:${line}: ${first}`, ...rest.map((row) => `    ${row.trimStart()}`)].join('\n');
}

/** A page that imports nothing is not parsed for it. */
const MAY_IMPORT = /^import\b.*\.mdx?['"]/m;

/** Parts that a page imports, and nobody has translated: the page would not build. */
function lintImports(siteDir: string, {file, source}: PageSource): Finding[] {
  const missing = MAY_IMPORT.test(source)
    ? findMissingImports(chooseParser(file).parse(source).children, path.join(siteDir, file), siteDir)
    : [];
  return missing.map((problem) => ({file, ...problem}));
}

/** Front matter and structure of the translated pages, their terms and typography, and the glossary. */
function lintPages(siteDir: string, locale: string, pairs: readonly PagePair[]): Finding[] {
  const read = (file: string): PageSource => ({file, source: readSource(path.join(siteDir, file))});
  const terms = readTerms(siteDir, locale);
  return pairs.flatMap((pair) => {
    const original = read(pair.original);
    const translated = read(pair.translated);
    const mistakes = lintFile(original, () => {
      // Compared with itself, so that what cannot be read of it is found.
      compareFrontMatter(original, original);
      chooseParser(original.file).parse(original.source);
      return [];
    });
    if (mistakes.length > 0) {
      return mistakes;
    }
    return lintFile(translated, () => [
      ...compareFrontMatter(original, translated),
      ...compareStructure(original, translated, locale),
      ...lintImports(siteDir, translated),
      ...findUntranslated(original, translated, locale),
      ...(hasTypography(locale) ? lintProse(translated, terms) : []),
      ...(terms.length > 0 && pair.page === GLOSSARY_PAGE
        ? checkGlossary({original, translated}, terms, {locale, isComplete: pair.version === CURRENT})
        : []),
    ]);
  });
}

/** One line for each file that has texts to translate. */
function countPending(pending: readonly Finding[]): Finding[] {
  return [...new Set(pending.map(({file}) => file))].map((file) => {
    const own = pending.filter((finding) => finding.file === file);
    return {file, line: own[0].line, message: `texts to translate: ${own.length}, from this line on`};
  });
}

/**
 * `i18n:lint`: the structure of the translated pages, keys and placeholders of the texts, terms and typography of both; returns the
 * exit status. Texts that are not translated yet do not count as problems while the language has no list of texts that are the same
 * in English; see README.md. Throws if there is no such page or file.
 */
export async function runLint({siteDir, locale, page, originals, print}: LintOptions): Promise<number> {
  let pageCount = 0;
  let textCount = 0;
  const findings: TextFinding[] = [];
  for (const lang of chooseLocales(siteDir, locale)) {
    const pairs = listPages(siteDir, lang)
      .filter(({hasOriginal, hasTranslation}) => hasOriginal && hasTranslation)
      .filter((pair) => page === undefined || isPageNamed(pair, page));
    const files = listWantedTexts(siteDir, lang, originals).filter(
      (file) => page === undefined || toSitePath(page) === file,
    );
    pageCount += pairs.length;
    textCount += files.length;
    const strays = page === undefined ? listStrayFolders(siteDir, lang) : [];
    const message = 'nothing reads this folder: there is no such version of the docs; rename or remove it';
    findings.push(...strays.map((file) => ({file, line: 1, message})));
    findings.push(...lintPages(siteDir, lang, pairs), ...(await lintTexts({siteDir, locale: lang, originals, files})));
  }
  if (page !== undefined && pageCount + textCount === 0) {
    throw new Error(
      `translations: no translated page and no file of texts "${page}"; give its path, for example ` +
        'docs/guide/basic/cli.mdx or i18n/zh/code.json',
    );
  }
  const problems = findings.filter(({isPending}) => !isPending);
  const pending = findings.filter(({isPending}) => isPending);
  (page === undefined ? countPending(pending) : pending).forEach((finding) => print(format('·', finding)));
  problems.forEach((finding) => print(format('✗', finding)));
  const counts = `${pageCount} translated pages, ${textCount} files of texts, ${problems.length} problems`;
  const left = `${pending.length} texts to translate ("npm run i18n:lint -- FILE" lists those of a file)`;
  print(pending.length === 0 ? counts : `${counts}, ${left}`);
  return problems.length === 0 ? 0 : 1;
}
