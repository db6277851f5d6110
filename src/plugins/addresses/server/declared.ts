import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  formatLedger,
  LedgerError,
  parseLedger,
  parseRedirects,
  type Ledger,
  type Redirect,
} from '../../../lib/addresses';

export const LEDGER_FILE = 'ledger.txt';
export const REDIRECTS_FILE = 'redirects.json';

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The committed ledger and its text. Throws with the bad line. */
export function readLedger(folder: string): {ledger: Ledger; text: string} {
  const text = readText(path.join(folder, LEDGER_FILE));
  try {
    return {ledger: parseLedger(text), text};
  } catch (error) {
    if (error instanceof LedgerError) {
      throw new Error(`site-addresses: ${path.basename(folder)}/${LEDGER_FILE}, ${error.message}`, {cause: error});
    }
    throw error;
  }
}

/** Writes the ledger; true if that changed it. */
export function writeLedger(folder: string, ledger: Ledger): boolean {
  const text = formatLedger(ledger);
  const file = path.join(folder, LEDGER_FILE);
  if (readText(file) === text) {
    return false;
  }
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, text);
  return true;
}

/** The declared redirects. Throws with every entry that is not well formed. */
export function readRedirects(folder: string, locales: readonly string[]): Redirect[] {
  const file = path.join(folder, REDIRECTS_FILE);
  if (!existsSync(file)) {
    return [];
  }
  const {redirects, problems} = parseRedirects(readText(file), locales);
  if (problems.length > 0) {
    const name = `${path.basename(folder)}/${REDIRECTS_FILE}`;
    throw new Error(`site-addresses: ${name} is not well formed:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  return redirects;
}
