import {isVersionName} from '../site/versionName';
import {toPathKey} from './address';
import type {Lost} from './findLost';
import {findLine} from './ledgerFile';
import {suggestHomes} from './suggestHomes';
import type {BuiltPage} from './types';

export type LossReport = {
  readonly lost: readonly Lost[];
  readonly pages: readonly BuiltPage[];
  readonly lang: string;
  /** Name and text of the ledger. */
  readonly ledgerFile: string;
  readonly ledgerText: string;
  /** Name of the file that declares redirects. */
  readonly redirectsFile: string;
};

const MOST = 40;

/** Names of the other docs versions that have a page at this address, as far as they are told by the addresses. */
function listVersionsWith(path: string, pages: readonly BuiltPage[]): string[] {
  const key = toPathKey(path);
  return pages.flatMap((page) => {
    const [, name = ''] = page.path.split('/');
    return isVersionName(name) && toPathKey(page.path) === `/${name}${key}` ? [name] : [];
  });
}

function formatOne({path, anchor, anchors}: Lost, report: LossReport): string {
  const {pages, ledgerFile, ledgerText} = report;
  const address = anchor === undefined ? path : `${path}#${anchor}`;
  const source = pages.find((page) => page.path === path)?.source;
  const homes = suggestHomes({path, anchors, ...(anchor === undefined ? {} : {anchor})}, pages);
  const line = findLine(ledgerText, path, anchor);
  const versions = anchor === undefined ? listVersionsWith(path, pages) : [];
  return [
    `  ${address}`,
    anchor === undefined
      ? `    the page is gone (${ledgerFile}:${line})`
      : `    ${source === undefined || source === '' ? 'its page' : source} has no heading or element with this id (${ledgerFile}:${line})`,
    ...homes.map(({to, reason}, index) => `    ${index === 0 ? 'likeliest new home' : 'or'}: ${to} (${reason})`),
    ...(versions.length > 0
      ? [
          `    ${versions.join(', ')} still has it: pair the two in src/plugins/versions/moves.json, for the version switcher`,
        ]
      : []),
  ].join('\n');
}

/** The line to copy into the file of redirects. */
function formatSample({lost: [first], pages}: LossReport): string {
  const from = first.anchor === undefined ? first.path : `${first.path}#${first.anchor}`;
  const to = suggestHomes(first, pages)[0]?.to ?? '/';
  return JSON.stringify({from, to, since: 'YYYY-MM-DD', reason: '…'});
}

/** What the build says about lost addresses: each with its file, its likeliest new home, and the ways out. */
export function formatLost(report: LossReport): string {
  const {lost, lang, redirectsFile} = report;
  const shown = lost.slice(0, MOST).map((one) => formatOne(one, report));
  return [
    `site-addresses: this build (${lang}) loses ${lost.length} published ${lost.length === 1 ? 'address' : 'addresses'}:`,
    ...shown,
    ...(lost.length > MOST ? [`  … and ${lost.length - MOST} more`] : []),
    `Bring it back, or declare where it went in ${redirectsFile}:`,
    `  ${formatSample(report)}`,
    'An address that readers never saw can be taken off the list: npm run docs:ledger -- --forget <address>',
  ].join('\n');
}
