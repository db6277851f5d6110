import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {listLocales} from '../../../src/plugins/translations/server/listPages';
import {readStatus} from '../../../src/plugins/translations/server/readStatus';
import {sync} from '../../../src/plugins/translations/server/sync';
import {assertCleanTree} from '../git';
import {readVersionNames} from '../readVersions';
import {getTranslatedFolder, getVersionFolder} from '../versionFiles';
import {backportFile} from './backportFile';
import type {Outcome} from './backportFile';
import {listChanges} from './listChanges';

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

/**
 * After an English page changed: its translation that got the same change says the same as before; of another one the
 * author is told. Returns the lines to print.
 */
function recordTranslations(
  siteDir: string,
  {to, fresh, outcomes}: {to: string; fresh: Map<string, Set<string>>; outcomes: readonly Outcome[]},
): string[] {
  const english = `${getVersionFolder(to)}/`;
  const isDone = (file: string): boolean =>
    outcomes.some((outcome) => outcome.file === file && outcome.state !== 'not applied');
  const pages = outcomes
    .filter(({file, state}) => state === 'applied' && file.startsWith(english))
    .map(({file}) => file.slice(english.length));
  return [...fresh].flatMap(([locale, freshPages]) =>
    pages
      .filter((page) => freshPages.has(page))
      .flatMap((page) => {
        const translated = `${getTranslatedFolder(locale, to)}/${page}`;
        if (isDone(translated)) {
          sync({siteDir, locale, page: translated});
          return [];
        }
        const {state} = readStatus(siteDir, locale).pages.find((one) => one.translated === translated) ?? {};
        return state === 'stale' ? [`stale now      ${translated}: translate the change`] : [];
      }),
  );
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
  const outcomes: Outcome[] = [];
  for (const one of changes) {
    outcomes.push(await backportFile(siteDir, one, {version: to, withMarkers}));
  }
  const fresh = listFresh(siteDir, to);
  outcomes.forEach((outcome) => {
    writeOutcome(siteDir, outcome);
  });
  outcomes.forEach((outcome) => print(describe(outcome)));
  recordTranslations(siteDir, {to, fresh, outcomes}).forEach((text) => print(text));
  const count = (state: Outcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length;
  const left = count('not applied');
  print(`\n${count('applied')} applied, ${count('already there')} already there, ${left} not applied`);
  return left === 0 ? 0 : 1;
}
