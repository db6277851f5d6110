import path from 'node:path';
import type {Root} from 'mdast';
import {CURRENT} from '../../../lib/site/versionName';
import {findChanges, type PageRecord} from '../../../lib/translation';
import {readSource} from '../../../server/files/readSource';
import {toSitePath} from '../../../server/files/toSitePath';
import {findMissingImports} from '../../../server/markdown/readMarkdownImports';
import {findStrayLocales, findStrays, type Stray} from './findStrays';
import {lintEncoding} from './lintEncoding';
import {lintFile} from './lintFile';
import {chooseLocales, getLockKey, isPageNamed, listPages, type PagePair} from './listPages';
import {hashPage, readLock} from './lockFile';
import {parsePage} from './parsePage';
import {checkGlossary, GLOSSARY_PAGE} from './prose/checkGlossary';
import {lintProse} from './prose/lintProse';
import {findUntranslated} from './prose/findUntranslated';
import {readTerms} from './prose/readTerms';
import {compareFrontMatter} from './structure/compareFrontMatter';
import {compareStructure, type Finding, type PageSource, type SectionFinding} from './structure/compareStructure';
import type {TextFinding} from './texts/compareTexts';
import {lintTexts, listWantedTexts, type Originals} from './texts/lintTexts';

/** What is wrong with a page, by its text and tree. */
export type JudgePage = (page: PageSource, root: Root) => readonly Omit<Finding, 'file'>[];

export type LintOptions = {
  readonly siteDir: string;
  readonly locale?: string;
  /** The only file that is checked: a page, by its path in either language, or a file of texts. */
  readonly page?: string;
  /** What the site asks for in English. */
  readonly originals: Originals;
  /** What the build refuses of a page. */
  readonly judge: JudgePage;
  readonly print: (text: string) => void;
};

function format(mark: string, {file, line, message}: Finding): string {
  const [first, ...rest] = message.split('\n');
  return [`${mark} ${file}:${line}: ${first}`, ...rest.map((row) => `    ${row.trimStart()}`)].join('\n');
}

/** What a page needs to import a Markdown file; most import none. */
const MAY_IMPORT = /^import\b.*\.mdx?['"]/m;

/** Parts that a page imports, and nobody has translated: the page would not build. */
function lintImports(siteDir: string, page: PageSource): Finding[] {
  const {file, source} = page;
  const missing = MAY_IMPORT.test(source)
    ? findMissingImports(parsePage(page).children, path.join(siteDir, file), siteDir)
    : [];
  return missing.map((problem) => ({file, ...problem}));
}

/** What differs in a section that changed in English since it was translated is no mistake: the page is stale, which readers are told. */
function markStale(findings: readonly SectionFinding[], record: PageRecord | undefined, source: string): TextFinding[] {
  const changes = record === undefined ? [] : findChanges(record, hashPage(source));
  const stale = new Set(changes.map(({key}) => key));
  return findings.map(({sections, ...finding}) => ({
    ...finding,
    ...(sections.some((key) => stale.has(key)) && {isPending: true}),
  }));
}

/** What the build refuses of the translated pages, their front matter and structure, their terms and typography, and the glossary. */
function lintPages(
  {siteDir, judge}: Pick<LintOptions, 'siteDir' | 'judge'>,
  locale: string,
  pairs: readonly PagePair[],
): TextFinding[] {
  const read = (file: string): PageSource => ({file, source: readSource(path.join(siteDir, file))});
  const terms = readTerms(siteDir, locale);
  const lock = readLock(siteDir, locale);
  return pairs.flatMap((pair) => {
    const original = read(pair.original);
    const translated = read(pair.translated);
    const mistakes = [
      ...[original, translated].flatMap((page) => lintEncoding(siteDir, page)),
      ...lintFile(original, () => {
        // Compared with itself, so that what cannot be read of it is found.
        compareFrontMatter(original, original);
        parsePage(original);
        return [];
      }),
    ];
    if (mistakes.length > 0) {
      return mistakes;
    }
    return lintFile<TextFinding>(translated, () => {
      const differences = [
        ...compareFrontMatter(original, translated),
        ...compareStructure(original, translated, locale),
        ...(terms.length > 0 && pair.page === GLOSSARY_PAGE
          ? checkGlossary({original, translated}, terms, {locale, isComplete: pair.version === CURRENT})
          : []),
      ];
      return [
        ...judge(translated, parsePage(translated)).map((problem) => ({file: translated.file, ...problem})),
        ...markStale(differences, lock[getLockKey(pair)], original.source),
        ...lintImports(siteDir, translated),
        ...findUntranslated(original, translated, locale),
        ...lintProse(translated, terms, locale),
      ];
    });
  });
}

/** One line for each file of those that wait. */
function countByFile(findings: readonly Finding[], what: string): Finding[] {
  return [...new Set(findings.map(({file}) => file))].map((file) => {
    const own = findings.filter((finding) => finding.file === file);
    return {file, line: own[0].line, message: `${what}: ${own.length}, from this line on`};
  });
}

/** What waits for translators: the lines to print, one for each file unless one is named, and the words of the last line. */
function describePending(
  {differences, texts}: {readonly differences: readonly Finding[]; readonly texts: readonly Finding[]},
  isNamed: boolean,
): {lines: readonly Finding[]; left: string} {
  const lines = isNamed
    ? [...differences, ...texts]
    : [
        ...countByFile(differences, 'differs where the English page changed since'),
        ...countByFile(texts, 'texts to translate'),
      ];
  const left = [
    ...(differences.length > 0 ? [`${differences.length} differences of stale pages`] : []),
    ...(texts.length > 0 ? [`${texts.length} texts to translate`] : []),
  ];
  return {
    lines,
    left: left.length > 0 ? `, ${left.join(', ')} ("npm run i18n:lint -- FILE" lists those of a file)` : '',
  };
}

/**
 * `i18n:lint`: what the build refuses of the translated pages, their structure, keys and placeholders of the texts, terms and typography of both; returns the
 * exit status. Not counted as problems are differences of sections that changed in English since they were translated, and texts that
 * are not translated yet while the language has no list of texts that are the same in English; see README.md. Throws if there is no
 * such page or file, and when a lock file is damaged.
 */
export async function runLint({siteDir, locale, page, originals, judge, print}: LintOptions): Promise<number> {
  let pageCount = 0;
  let textCount = 0;
  const ofPages: TextFinding[] = [];
  const ofTexts: TextFinding[] = [];
  const add = (strays: readonly Stray[]): void => {
    ofPages.push(...(page === undefined ? strays : []).map((stray) => ({...stray, line: 1})));
  };
  add(findStrayLocales(siteDir));
  for (const lang of chooseLocales(siteDir, locale)) {
    const pairs = listPages(siteDir, lang)
      .filter(({hasOriginal, hasTranslation}) => hasOriginal && hasTranslation)
      .filter((pair) => page === undefined || isPageNamed(pair, page));
    const files = listWantedTexts(siteDir, lang, originals).filter(
      (file) => page === undefined || toSitePath(page) === file,
    );
    pageCount += pairs.length;
    textCount += files.length;
    add(findStrays(siteDir, lang));
    ofPages.push(...lintPages({siteDir, judge}, lang, pairs));
    ofTexts.push(...(await lintTexts({siteDir, locale: lang, originals, files})));
  }
  if (page !== undefined && pageCount + textCount === 0) {
    throw new Error(
      `translations: no translated page and no file of texts "${page}"; give its path, for example ` +
        'docs/guide/basic/cli.mdx or i18n/zh/code.json',
    );
  }
  const isPending = (finding: TextFinding): boolean => finding.isPending === true;
  const {lines, left} = describePending(
    {differences: ofPages.filter(isPending), texts: ofTexts.filter(isPending)},
    page !== undefined,
  );
  const problems = [...ofPages, ...ofTexts].filter((finding) => !isPending(finding));
  lines.forEach((finding) => print(format('·', finding)));
  problems.forEach((finding) => print(format('✗', finding)));
  print(`${pageCount} translated pages, ${textCount} files of texts, ${problems.length} problems${left}`);
  return problems.length === 0 ? 0 : 1;
}
