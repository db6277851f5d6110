import {splitAddress, toPathKey} from './address';
import type {AddressMap, BuiltPage, Ledger} from './types';

/** The addresses of built pages. */
export function toAddressMap(pages: readonly BuiltPage[]): AddressMap {
  return new Map(pages.map(({path, anchors}) => [path, new Set(anchors.map(({id}) => id))]));
}

/** The pages without those whose addresses begin with one of `exclude`. */
export function leaveOut(pages: readonly BuiltPage[], exclude: readonly string[]): BuiltPage[] {
  return pages.filter(({path}) => !exclude.some((beginning) => path.startsWith(beginning)));
}

/** Addresses (`/x`, `/x#y`) that a build has and the list has not. */
export function listNew(published: AddressMap, built: AddressMap): string[] {
  return [...built].flatMap(([path, anchors]) => {
    const known = published.get(path);
    return [
      ...(known === undefined ? [path] : []),
      ...[...anchors].filter((anchor) => !known?.has(anchor)).map((anchor) => `${path}#${anchor}`),
    ];
  });
}

function mergeMaps(known: AddressMap | undefined, built: AddressMap): AddressMap {
  const merged = new Map([...(known ?? [])].map(([path, anchors]) => [path, new Set(anchors)]));
  for (const [path, anchors] of built) {
    merged.set(path, new Set([...(merged.get(path) ?? []), ...anchors]));
  }
  return merged;
}

/** Adds what a build publishes. Nothing is taken away: an address once published is to lead somewhere for good. */
export function mergeLedger(ledger: Ledger, built: ReadonlyMap<string, AddressMap>): Ledger {
  const locales = [...ledger.locales, ...[...built.keys()].filter((lang) => !ledger.locales.includes(lang))];
  return {
    locales,
    published: new Map(
      locales.map((lang) => [lang, mergeMaps(ledger.published.get(lang), built.get(lang) ?? new Map())]),
    ),
  };
}

function forgetIn(pages: AddressMap, address: string): AddressMap {
  const {path, anchor} = splitAddress(address);
  const isGroup = path.endsWith('/*');
  const isMeant = (candidate: string): boolean =>
    isGroup ? candidate.startsWith(path.slice(0, -1)) : toPathKey(candidate) === toPathKey(path);
  return new Map(
    [...pages].flatMap(([candidate, anchors]) => {
      if (!isMeant(candidate)) {
        return [[candidate, anchors] as const];
      }
      return anchor === undefined ? [] : [[candidate, new Set([...anchors].filter((id) => id !== anchor))] as const];
    }),
  );
}

/** Takes addresses out that never were published: `/x` with its anchors, `/x#y` alone, `/x/*` for all below. */
export function forgetAddresses({locales, published}: Ledger, addresses: readonly string[]): Ledger {
  return {
    locales,
    published: new Map([...published].map(([lang, pages]) => [lang, addresses.reduce(forgetIn, pages)])),
  };
}
