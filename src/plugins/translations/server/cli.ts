import {chooseLocales, getLockKey, type PagePair} from './listPages';
import type {Move} from './findMoved';
import {describeStray, findStrayLocales} from './findStrays';
import {countPages, formatStatus} from './formatStatus';
import {findFaults, readStatus} from './readStatus';
import {findNamed, sync} from './sync';

export type CliOptions = {
  readonly siteDir: string;
  /** One language; all of `i18n` by default, of which `runSync` takes those with the page. */
  readonly locale?: string;
  readonly print: (text: string) => void;
};

/**
 * The languages whose records a name is about: those that have the page, or only a record of it. That the English text kept
 * its meaning is true for all of them; that a translation is up to date is said of one. Throws when that one is not named.
 */
function chooseSynced(
  siteDir: string,
  locales: readonly string[],
  {page, isSameMeaning}: {readonly page: string; readonly isSameMeaning: boolean},
): string[] {
  const named = locales.map((locale) => ({locale, ...findNamed({siteDir, locale, page})}));
  const translated = named.filter(({pages}) => pages.length > 0).map(({locale}) => locale);
  if (!isSameMeaning && translated.length > 1) {
    throw new Error(
      `translations: "${page}" means pages of ${translated.join(', ')}; name the language whose translation is ` +
        `up to date, for example --locale ${translated[0]}`,
    );
  }
  return named.filter(({pages, isOfRecord}) => pages.length > 0 || isOfRecord).map(({locale}) => locale);
}

function describeOlder({original, translated}: PagePair): string {
  return (
    `! ${translated} did not change since its English page did, so it is not recorded. Translate the change; if it needs no ` +
    `translation, run "npm run i18n:sync -- ${original} --same-meaning"; if the translation has it already, ` +
    `"npm run i18n:sync -- ${translated} --up-to-date"`
  );
}

/** @param changed keys of the pages that got a new record */
function describeMove({from, pair, isStale}: Move, changed: readonly string[]): string {
  const key = getLockKey(pair);
  const words = `moved ${from} to ${key}, with what it was translated from`;
  return isStale && !changed.includes(key)
    ? `! ${words}. The English text changed since: when that is translated, run "npm run i18n:sync -- ${pair.translated}"`
    : words;
}

export type SyncCommand = CliOptions & {
  readonly page: string;
  readonly isSameMeaning: boolean;
  /** Records also what is older than its English page by the history. */
  readonly isUpToDate?: boolean;
};

/**
 * `i18n:sync`: records what pages were translated from; returns the exit status. Throws when no language has the page, and
 * when several have it, none is named with `locale`, and more than the meaning is recorded.
 */
export function runSync({siteDir, locale, page, isSameMeaning, isUpToDate = false, print}: SyncCommand): number {
  if (isSameMeaning && isUpToDate) {
    throw new Error('translations: the meaning is the same, or the change is translated; use one of the two options');
  }
  const locales = chooseLocales(siteDir, locale);
  const chosen = chooseSynced(siteDir, locales, {page, isSameMeaning});
  // Where no language has the page, the first one says so.
  for (const lang of chosen.length > 0 ? chosen : locales) {
    const result = sync({siteDir, locale: lang, page, isSameMeaning, keepsOlder: !isUpToDate});
    const {pages, changed, older, moved, dropped} = result;
    changed.forEach((key) => print(`${isSameMeaning ? 'same meaning' : 'recorded'} ${key}`));
    older.forEach((pair) => print(describeOlder(pair)));
    moved.forEach((move) => print(describeMove(move, changed)));
    dropped.forEach((key) => print(`dropped ${key}, which is not translated any more`));
    const others = [
      ...(moved.length > 0 ? [`${moved.length} moved`] : []),
      ...(dropped.length > 0 ? [`${dropped.length} dropped`] : []),
    ];
    print([`${lang}: ${pages} pages, ${changed.length} records changed`, ...others].join(', '));
  }
  return 0;
}

/**
 * `i18n:status`: prints the state of all pages; returns the exit status. Orphans, pages without a record and dead records
 * always fail; stale and missing pages do with `isCheck`, because readers get a notice for those.
 */
export function runStatus({
  siteDir,
  locale,
  isCheck,
  isJson,
  isVerbose,
  print,
}: CliOptions & {readonly isCheck: boolean; readonly isJson: boolean; readonly isVerbose: boolean}): number {
  const statuses = chooseLocales(siteDir, locale).map((lang) => readStatus(siteDir, lang));
  const faults = [...findStrayLocales(siteDir).map(describeStray), ...statuses.flatMap(findFaults)];
  if (isJson) {
    print(JSON.stringify({faults, locales: statuses.map((one) => ({...one, versions: countPages(one)}))}, null, 2));
  } else {
    statuses.forEach((status) => print(formatStatus(siteDir, status, {isVerbose})));
    faults.forEach((fault) => print(`✗ ${fault}`));
  }
  const isBehind = statuses.some(({pages}) => pages.some(({state}) => state === 'stale' || state === 'missing'));
  return faults.length > 0 || (isCheck && isBehind) ? 1 : 0;
}
