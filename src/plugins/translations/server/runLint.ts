import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listLocales, listPages, type PagePair} from './listPages';
import {compareStructure, type Finding} from './structure/compareStructure';

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

function lintPair(siteDir: string, {original, translated}: PagePair): Finding[] {
  const read = (file: string) => ({file, source: readFileSync(path.join(siteDir, file), 'utf8')});
  return compareStructure(read(original), read(translated));
}

/** `i18n:lint`: compares the translations with the English pages; returns the exit status. */
export function runLint({siteDir, locale, page, print}: LintOptions): number {
  const pairs = (locale === undefined ? listLocales(siteDir) : [locale])
    .flatMap((lang) => listPages(siteDir, lang))
    .filter(({hasOriginal, hasTranslation}) => hasOriginal && hasTranslation)
    .filter(({original, translated}) => page === undefined || page === original || page === translated);
  const findings = pairs.flatMap((pair) => lintPair(siteDir, pair));
  findings.forEach((finding) => print(format(finding)));
  print(`${pairs.length} translated pages, ${findings.length} problems`);
  return findings.length === 0 ? 0 : 1;
}
