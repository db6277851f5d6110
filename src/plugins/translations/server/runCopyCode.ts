import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readSource} from '../../../server/files/readSource';
import type {CliOptions} from './cli';
import {lintFile} from './lintFile';
import {chooseLocales, type PagePair} from './listPages';
import type {Finding} from './structure/compareStructure';
import {copyCode, type CopiedCode} from './structure/copyCode';
import {findNamed} from './sync';

export type CopyCodeCommand = CliOptions & {
  /** `all`, or a page as `i18n:sync` takes it. */
  readonly page: string;
};

function rewrite(file: string, source: string): void {
  const hasWideEnds = readFileSync(file, 'utf8').includes('\r\n');
  writeFileSync(file, hasWideEnds ? source.replaceAll('\n', '\r\n') : source);
}

type CopiedPage = {readonly lines: readonly number[]; readonly findings: readonly Finding[]};

/** Copies the code of one page: to which lines, or what is found where a page of the pair cannot be read. */
function copyPage(siteDir: string, pair: PagePair): CopiedPage {
  const [original, translated] = [pair.original, pair.translated].map((file) => ({
    file,
    source: readSource(path.join(siteDir, file)),
  }));
  let copied: CopiedCode | undefined;
  // The English page with itself first, so that what cannot be read is said of the right one.
  const findings = lintFile(original, () => (copyCode(original, original), []));
  if (findings.length === 0) {
    findings.push(...lintFile(translated, () => ((copied = copyCode(original, translated)), [])));
  }
  if (copied !== undefined && copied.lines.length > 0) {
    rewrite(path.join(siteDir, translated.file), copied.source);
  }
  return {lines: copied?.lines ?? [], findings};
}

/**
 * `i18n:code`: copies blocks of code that changed in English into the translations; returns the exit status, 1 where a page cannot be read.
 * What it leaves, `i18n:lint` finds. Throws when no language has the page.
 */
export function runCopyCode({siteDir, locale, page, print}: CopyCodeCommand): number {
  const pairs = chooseLocales(siteDir, locale).flatMap((lang) => findNamed({siteDir, locale: lang, page}).pages);
  if (pairs.length === 0) {
    throw new Error(
      `translations: no translated page "${page}"; give its path, for example docs/guide/basic/cli.mdx, or "all"`,
    );
  }
  let copied = 0;
  let unread = 0;
  pairs.forEach((pair) => {
    const {lines, findings} = copyPage(siteDir, pair);
    lines.forEach((line) => print(`copied ${pair.translated}:${line}`));
    findings.forEach(({file, line, message}) => print(`✗ ${file}:${line}: ${message}`));
    copied += lines.length;
    unread += findings.length;
  });
  print(`${pairs.length} translated pages, ${copied} blocks of code copied`);
  return unread > 0 ? 1 : 0;
}
