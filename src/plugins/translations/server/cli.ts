import {chooseLocales} from './listPages';
import {countPages, formatStatus} from './formatStatus';
import {findFaults, readStatus} from './readStatus';
import {sync} from './sync';

export type CliOptions = {
  readonly siteDir: string;
  /** One language; all of `i18n` by default. */
  readonly locale?: string;
  readonly print: (text: string) => void;
};

/** `i18n:sync`: records what pages were translated from; returns the exit status. */
export function runSync({
  siteDir,
  locale,
  page,
  isSameMeaning,
  print,
}: CliOptions & {readonly page: string; readonly isSameMeaning: boolean}): number {
  for (const lang of chooseLocales(siteDir, locale)) {
    const {pages, changed} = sync({siteDir, locale: lang, page, isSameMeaning});
    changed.forEach((key) => print(`${isSameMeaning ? 'same meaning' : 'recorded'} ${key}`));
    print(`${lang}: ${pages} pages, ${changed.length} records changed`);
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
  const faults = statuses.flatMap(findFaults);
  if (isJson) {
    print(JSON.stringify({faults, locales: statuses.map((one) => ({...one, versions: countPages(one)}))}, null, 2));
  } else {
    statuses.forEach((status) => print(formatStatus(siteDir, status, {isVerbose})));
    faults.forEach((fault) => print(`✗ ${fault}`));
  }
  const isBehind = statuses.some(({pages}) => pages.some(({state}) => state === 'stale' || state === 'missing'));
  return faults.length > 0 || (isCheck && isBehind) ? 1 : 0;
}
