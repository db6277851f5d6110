import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {listLocales} from '../../../src/plugins/translations/server/listPages';
import {readStatus} from '../../../src/plugins/translations/server/readStatus';
import {sync} from '../../../src/plugins/translations/server/sync';
import {getDocsFolder, getTranslatedFolder} from '../../../src/server/content/docsFolders';
import {assertCleanTree} from '../git';
import {readVersionNames} from '../readVersions';
import {backportFile} from './backportFile';
import type {Outcome} from './backportFile';
import {listChanges, type FileChange} from './listChanges';

export type BackportOptions = {
  readonly siteDir: string;
  /** A commit, a range of commits, or a file of the current docs. */
  readonly change: string;
  /** The cut version that gets the change. */
  readonly to: string;
  /** Where the change does not fit, both texts go into the file; otherwise it stays as it is. */
  readonly withMarkers: boolean;
  readonly print: (text: string) => void;
};

/** Ending of a file that holds a change for somebody to make by hand. Docusaurus takes it for no page. */
const REJECT = '.rej';

function writeOutcome(siteDir: string, {file, text, reject}: Outcome): void {
  if (text !== undefined) {
    writeFileSync(path.join(siteDir, file), text);
  }
  if (reject !== undefined) {
    writeFileSync(path.join(siteDir, file + REJECT), reject);
  }
}

function describe({file, state, reason, reject, markers = []}: Outcome): string {
  const lines = [`${state.padEnd(13)}  ${file}${reason === undefined ? '' : `: ${reason}`}`];
  if (reject !== undefined) {
    lines.push(
      `               the file is untouched; the change is in ${file}${REJECT}: make it by hand, remove that file`,
    );
  }
  return [...lines, ...markers.map((line) => `               ${file}:${line}`)].join('\n');
}

/** Translated pages of the version that were up to date, by locale. */
function listFresh(siteDir: string, version: string): Map<string, Set<string>> {
  return new Map(
    listLocales(siteDir).map((locale) => [
      locale,
      new Set(
        readStatus(siteDir, locale)
          .pages.filter((page) => page.version === `version-${version}` && page.state === 'fresh')
          .map(({page}) => page),
      ),
    ]),
  );
}

type Result = {readonly change: FileChange; readonly outcome: Outcome};

/**
 * After an English page changed: its translation that got the same change says the same as before; of another one the
 * author is told. A change of the translation is the same one when it was made in the same commit, or when the translation of the
 * current docs is up to date: its last change may be of an older English text. Returns the lines to print.
 */
function recordTranslations(
  siteDir: string,
  {to, fresh, results}: {to: string; fresh: Map<string, Set<string>>; results: readonly Result[]},
): string[] {
  const english = `${getDocsFolder(to)}/`;
  const changed = results.filter(({outcome}) => outcome.state === 'applied' && outcome.file.startsWith(english));
  return [...fresh].flatMap(([locale, freshPages]) => {
    const {pages} = readStatus(siteDir, locale);
    return changed
      .map(({change, outcome}) => ({change, page: outcome.file.slice(english.length)}))
      .filter(({page}) => freshPages.has(page))
      .flatMap(({change, page}) => {
        const translated = `${getTranslatedFolder(locale, to)}/${page}`;
        const own = results.find(({outcome}) => outcome.file === translated);
        const isSame =
          own?.change.after === change.after ||
          pages.some((one) => one.original === change.file && one.state === 'fresh');
        if (own !== undefined && own.outcome.state !== 'not applied' && isSame) {
          sync({siteDir, locale, page: translated});
          return [];
        }
        const isStale = pages.some((one) => one.translated === translated && one.state === 'stale');
        return isStale ? [`stale now      ${translated}: translate the change`] : [];
      });
  });
}

/**
 * Makes a change of the current docs in a cut version, in every language, and reports each file. Files that the change does
 * not fit stay as they are, with the change beside them. Returns the exit status: 1 when something is left to do by hand.
 */
export async function backport({siteDir, change, to, withMarkers, print}: BackportOptions): Promise<number> {
  const names = readVersionNames(siteDir);
  if (!names.includes(to)) {
    throw new Error(`--to "${to}": there is no such cut version; there are ${names.join(', ') || 'none'}`);
  }
  await assertCleanTree(siteDir);
  const changes = await listChanges(siteDir, change);
  const results: Result[] = [];
  for (const one of changes) {
    results.push({change: one, outcome: await backportFile(siteDir, one, {version: to, withMarkers})});
  }
  const outcomes = results.map(({outcome}) => outcome);
  const fresh = listFresh(siteDir, to);
  outcomes.forEach((outcome) => {
    writeOutcome(siteDir, outcome);
  });
  outcomes.forEach((outcome) => print(describe(outcome)));
  recordTranslations(siteDir, {to, fresh, results}).forEach((text) => print(text));
  const count = (state: Outcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length;
  const left = count('not applied');
  print(`\n${count('applied')} applied, ${count('already there')} already there, ${left} not applied`);
  return left === 0 ? 0 : 1;
}
