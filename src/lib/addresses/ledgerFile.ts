import {compareText} from './address';
import type {AddressMap, Ledger} from './types';

const HEADER = [
  '# Every published address and anchor. Written by `npm run docs:ledger`; see src/plugins/addresses/README.md.',
  '# A line: address, then #anchors; with @locale what only that locale has.',
];
const LOCALES = /^# locales: (.*)$/;

/** A line of the ledger that cannot be read. */
export class LedgerError extends Error {}

function readLine(line: string, number: number): {path: string; locale: string | undefined; anchors: string[]} {
  const [path, ...rest] = line.split(' ');
  const locale = rest[0]?.startsWith('@') ? rest[0].slice(1) : undefined;
  const anchors = locale === undefined ? rest : rest.slice(1);
  const bad = anchors.find((anchor) => !/^#[^#]+$/.test(anchor));
  if (!path.startsWith('/') || bad !== undefined) {
    const found = path.startsWith('/') ? bad : path;
    throw new LedgerError(
      `line ${number}: found ${JSON.stringify(found)}, expected an address like "/config/lib #id #format". ` +
        'After a merge, take both sides and run "npm run docs:ledger".',
    );
  }
  return {path, locale, anchors: anchors.map((anchor) => anchor.slice(1))};
}

/**
 * Reads the text of a ledger; two lines of one page are added up, so both sides of a merge may stay.
 *
 * @throws {LedgerError} that names the line, where one has no address, a bad anchor, or a locale that the header does not name
 */
export function parseLedger(text: string): Ledger {
  const lines = text.split('\n').map((line) => line.trim());
  const locales =
    lines
      .map((line) => LOCALES.exec(line)?.[1])
      .find((names) => names !== undefined)
      ?.split(' ') ?? [];
  const published = new Map(locales.map((lang) => [lang, new Map<string, Set<string>>()]));
  lines.forEach((line, index) => {
    if (line === '' || line.startsWith('# ')) {
      return;
    }
    const {path, locale, anchors} = readLine(line, index + 1);
    const targets = locale === undefined ? locales : [locale];
    for (const lang of targets) {
      const pages = published.get(lang);
      if (pages === undefined) {
        throw new LedgerError(`line ${index + 1}: "@${lang}" is not among the locales of the header.`);
      }
      const known = pages.get(path) ?? new Set();
      anchors.forEach((anchor) => known.add(anchor));
      pages.set(path, known);
    }
  });
  return {locales, published};
}

function formatLine(path: string, locale: string | undefined, anchors: readonly string[]): string {
  const marks = [...anchors].sort(compareText).map((anchor) => `#${anchor}`);
  return [path, ...(locale === undefined ? [] : [`@${locale}`]), ...marks].join(' ');
}

function formatPage(path: string, locales: readonly string[], published: Ledger['published']): string[] {
  const sets = locales.map((lang) => published.get(lang)?.get(path));
  const isEverywhere = sets.every((anchors) => anchors !== undefined);
  const shared = isEverywhere ? [...(sets[0] ?? [])].filter((anchor) => sets.every((set) => set?.has(anchor))) : [];
  const own = locales.flatMap((lang, index) => {
    const anchors = sets[index];
    const rest = [...(anchors ?? [])].filter((anchor) => !shared.includes(anchor));
    return anchors !== undefined && (rest.length > 0 || !isEverywhere) ? [formatLine(path, lang, rest)] : [];
  });
  return isEverywhere ? [formatLine(path, undefined, shared), ...own] : own;
}

/** The text of a ledger: sorted, a line for each page; what all locales share stands once. */
export function formatLedger({locales, published}: Ledger): string {
  const paths = [...new Set([...published.values()].flatMap((pages: AddressMap) => [...pages.keys()]))].sort(
    compareText,
  );
  const lines = paths.flatMap((path) => formatPage(path, locales, published));
  return [...HEADER, `# locales: ${locales.join(' ')}`, ...lines, ''].join('\n');
}

/** Number of the line that lists an address, from 1; 0 when none does. */
export function findLine(text: string, path: string, anchor?: string): number {
  const parts = text.split('\n').map((line) => line.split(' '));
  const index = parts.findIndex(
    ([found, ...rest]) => found === path && (anchor === undefined || rest.includes(`#${anchor}`)),
  );
  return index + 1;
}
