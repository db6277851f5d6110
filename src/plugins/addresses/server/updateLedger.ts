import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {forgetAddresses, leaveOut, listNew, mergeLedger, toAddressMap, type AddressMap} from '../../../lib/addresses';
import {readBuiltAddresses} from './builtAddresses';
import {LEDGER_FILE, readLedger, writeLedger} from './declared';

export type LedgerPlace = {
  /** Folder of the ledger. */
  readonly folder: string;
  readonly buildDir: string;
  readonly print: (line: string) => void;
};

const SHOWN = 20;
const COMMAND = 'npm run docs:ledger';

function readBuilt(buildDir: string): Map<string, AddressMap> {
  return new Map(
    readBuiltAddresses(buildDir).map(({lang, pages, exclude}) => [lang, toAddressMap(leaveOut(pages, exclude))]),
  );
}

/** New addresses of a build, each once with the locales that have it: `/x (en, zh)`. */
function listAdded({folder, buildDir}: LedgerPlace): string[] {
  const {ledger} = readLedger(folder);
  const added = new Map<string, string[]>();
  for (const [lang, pages] of readBuilt(buildDir)) {
    for (const address of listNew(ledger.published.get(lang) ?? new Map<string, ReadonlySet<string>>(), pages)) {
      added.set(address, [...(added.get(address) ?? []), lang]);
    }
  }
  return [...added].map(([address, langs]) => `${address} (${langs.join(', ')})`);
}

function printList(lines: readonly string[], print: LedgerPlace['print']): void {
  lines.slice(0, SHOWN).forEach((line) => print(`  ${line}`));
  if (lines.length > SHOWN) {
    print(`  … and ${lines.length - SHOWN} more`);
  }
}

/** Says which addresses of the last build the ledger lacks; returns the exit status. */
export function checkLedger(place: LedgerPlace): number {
  const added = listAdded(place);
  if (added.length === 0) {
    place.print(`ledger: every address of the build is in ${path.basename(place.folder)}/${LEDGER_FILE}`);
    return 0;
  }
  place.print(`ledger: ${added.length} published addresses are not in ${path.basename(place.folder)}/${LEDGER_FILE}:`);
  printList(added, place.print);
  place.print(`Run "${COMMAND}" and commit the file.`);
  return 1;
}

/** Adds what the last build publishes; returns the exit status. */
export function updateLedger(place: LedgerPlace): number {
  const added = listAdded(place);
  const {ledger} = readLedger(place.folder);
  const isChanged = writeLedger(place.folder, mergeLedger(ledger, readBuilt(place.buildDir)));
  place.print(
    isChanged ? `ledger: ${added.length} addresses added` : 'ledger: nothing new, every address of the build is listed',
  );
  printList(added, place.print);
  return 0;
}

/** Takes addresses off the ledger; returns the exit status, 1 when one of them is not on it. */
export function forgetFromLedger({folder, print}: LedgerPlace, addresses: readonly string[]): number {
  let {ledger} = readLedger(folder);
  let status = 0;
  for (const address of addresses) {
    const next = forgetAddresses(ledger, [address]);
    const count = (one: typeof ledger): number =>
      [...one.published.values()].reduce(
        (sum, pages) => [...pages.values()].reduce((total, anchors) => total + anchors.size + 1, sum),
        0,
      );
    if (count(next) === count(ledger)) {
      print(`ledger: ${address} is not listed`);
      status = 1;
    } else {
      print(`ledger: ${address} is off the list`);
    }
    ledger = next;
  }
  writeLedger(folder, ledger);
  return status;
}

/** Removes the ledger, so that the next build has nothing to compare with; returns a function that puts it back. */
export function setLedgerAside({folder}: LedgerPlace): () => void {
  const file = path.join(folder, LEDGER_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  rmSync(file, {force: true});
  return () => {
    if (text !== undefined) {
      writeFileSync(file, text);
    }
  };
}
