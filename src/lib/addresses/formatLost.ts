import {findLine} from './ledgerFile';
import type {Lost} from './findLost';
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

function formatOne({path, anchor, anchors}: Lost, report: LossReport): string {
  const {pages, ledgerFile, ledgerText} = report;
  const address = anchor === undefined ? path : `${path}#${anchor}`;
  const source = pages.find((page) => page.path === path)?.source;
  const homes = suggestHomes({path, anchors, ...(anchor === undefined ? {} : {anchor})}, pages);
  const line = findLine(ledgerText, path, anchor);
  return [
    `  ${address}`,
    anchor === undefined
      ? `    the page is gone (${ledgerFile}:${line})`
      : `    ${source === undefined || source === '' ? 'its page' : source} has no heading or element with this id (${ledgerFile}:${line})`,
    ...homes.map(({to, reason}, index) => `    ${index === 0 ? 'likeliest new home' : 'or'}: ${to} (${reason})`),
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
