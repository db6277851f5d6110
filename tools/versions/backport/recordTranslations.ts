import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getLockKey} from '../../../src/plugins/translations/server/listPages';
import {readStatus, type PageStatus} from '../../../src/plugins/translations/server/readStatus';
import {sync} from '../../../src/plugins/translations/server/sync';
import {getDocsFolder, getTranslatedFolder} from '../../../src/server/content/docsFolders';
import type {Outcome} from './backportFile';
import type {FileChange} from './listChanges';
import {mergeTexts} from './mergeTexts';
import {isMadeFrom, readEnglishChange, type EnglishChange} from './readEnglishChange';
import type {Records} from './readRecords';

/** A change, and what became of it in the version. */
export type Result = {readonly change: FileChange; readonly outcome: Outcome};

export type RecordInput = {
  /** The cut version. */
  readonly to: string;
  readonly results: readonly Result[];
  /** By language, from before anything was written. */
  readonly records: ReadonlyMap<string, Records>;
};

/** A text with a change; undefined where it does not fit. */
async function merge(ours: string, {before, after}: EnglishChange): Promise<string | undefined> {
  const {text, conflicts} = await mergeTexts({ours, before, after, labels: ['ours', 'after']});
  return conflicts.length === 0 ? text : undefined;
}

/**
 * True when a stale translation of the version, which has the change of that of the current docs, says what its English page says:
 * that has all of the English change that was translated, and was what the translation was made from without it.
 */
async function hasCaughtUp(
  siteDir: string,
  {original, ...pair}: PageStatus,
  {change, locale, records}: {readonly change: FileChange; readonly locale: string; readonly records: Records},
): Promise<boolean> {
  const english = await readEnglishChange(siteDir, change, {locale, records: records.then});
  if (english === undefined) {
    return false;
  }
  const text = readFileSync(path.join(siteDir, original), 'utf8');
  const without = await merge(text, {before: english.after, after: english.before});
  return (
    (await merge(text, english)) === text && without !== undefined && isMadeFrom(records.now[getLockKey(pair)], without)
  );
}

/** The changes in a folder of the version, by page. */
function listPages(
  results: readonly Result[],
  folder: string,
  states: readonly Outcome['state'][],
): Map<string, FileChange> {
  return new Map(
    results
      .filter(({outcome}) => states.includes(outcome.state) && outcome.file.startsWith(`${folder}/`))
      .map(({change, outcome}) => [outcome.file.slice(folder.length + 1), change]),
  );
}

/**
 * Records the translations of a version that say again what their English pages say, after both got the same change, now or
 * earlier. Returns a line to print for each one that does not, so that readers see a notice.
 */
export async function recordTranslations(siteDir: string, {to, results, records}: RecordInput): Promise<string[]> {
  const lines: string[] = [];
  const english = listPages(results, getDocsFolder(to), ['applied']);
  for (const [locale, recorded] of records) {
    const own = listPages(results, getTranslatedFolder(locale, to), ['applied', 'already there']);
    const stale = readStatus(siteDir, locale).pages.filter(
      ({version, page, state}) =>
        version === `version-${to}` && state === 'stale' && (english.has(page) || own.has(page)),
    );
    for (const status of stale) {
      const {page, translated} = status;
      const change = own.get(page);
      if (change !== undefined && (await hasCaughtUp(siteDir, status, {change, locale, records: recorded}))) {
        sync({siteDir, locale, page: translated});
      } else {
        lines.push(`stale now      ${translated}: translate what is missing, then npm run i18n:sync -- ${translated}`);
      }
    }
  }
  return lines;
}
