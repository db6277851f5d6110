import path from 'node:path';
import {
  checkRedirects,
  findLost,
  formatLost,
  leaveOut,
  listNew,
  redirectsOf,
  toAddressMap,
  type BuiltPage,
  type Redirect,
} from '../../../lib/addresses';
import {LEDGER_FILE, readLedger, REDIRECTS_FILE} from './declared';

export type AddressCheck = {
  readonly folder: string;
  readonly lang: string;
  readonly pages: readonly BuiltPage[];
  readonly redirects: readonly Redirect[];
  /** Beginnings of addresses that are no promise. */
  readonly exclude?: readonly string[];
};

/**
 * Compares a built locale with the ledger and the declared redirects. Throws when a published address is lost or a redirect is
 * wrong; returns the addresses that are not in the ledger yet.
 */
export function checkAddresses({folder, lang, pages, redirects, exclude = []}: AddressCheck): string[] {
  const name = path.basename(folder);
  const redirectsFile = `${name}/${REDIRECTS_FILE}`;
  const problems = checkRedirects(redirects, lang, pages);
  if (problems.length > 0) {
    throw new Error(
      `site-addresses: ${redirectsFile} does not fit this build (${lang}):\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  const {ledger, text} = readLedger(folder);
  const published = ledger.published.get(lang) ?? new Map<string, ReadonlySet<string>>();
  const lost = findLost(published, pages, redirectsOf(redirects, lang));
  if (lost.length > 0) {
    const ledgerFile = `${name}/${LEDGER_FILE}`;
    throw new Error(formatLost({lost, pages, lang, ledgerFile, ledgerText: text, redirectsFile}));
  }
  return text === '' ? [] : listNew(published, toAddressMap(leaveOut(pages, exclude)));
}
