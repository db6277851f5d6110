/** Cuts an address at its hash; `anchor` is undefined without one. */
export function splitAddress(address: string): {path: string; anchor: string | undefined} {
  const index = address.indexOf('#');
  return index === -1
    ? {path: address, anchor: undefined}
    : {path: address.slice(0, index), anchor: address.slice(index + 1)};
}

/** Equal for `/x` and `/x/`, which every host answers with the same page. */
export function toPathKey(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** Equal for two addresses of one place in the site: the key of the page, with the anchor if there is one. */
export function toKey(address: string): string {
  const {path, anchor} = splitAddress(address);
  return toPathKey(path) + (anchor === undefined ? '' : `#${anchor}`);
}

/** True for an address of another site. */
export function isForeign(address: string): boolean {
  return /^https?:\/\//.test(address);
}

/** Order of code units: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Takes back that `encodeURI` has escaped the percent signs of escapes that were there: `%2520` was `%20`. */
export function restoreEscapes(encoded: string): string {
  return encoded.replace(/%25([\da-f]{2})/gi, '%$1');
}

/**
 * Percent-encoded once, whether it was before or not. Not decoded first: `decodeURI` leaves the escapes of `:`, `/`, `&` and the
 * like, which would be escaped again.
 */
export function encodeAddress(address: string): string {
  return restoreEscapes(encodeURI(address));
}

/** The path that a host looks for when an address is asked for. Escapes stay that would part it or begin a query or a hash. */
export function decodePath(path: string): string {
  return decodeURIComponent(encodeAddress(path).replace(/%(?=2f|3f|23)/gi, '%25'));
}

/** As readers write it, but without white space: the form of the ledger. */
export function readableAddress(address: string): string {
  return decode(address).replace(/\s/g, (space) => encodeURIComponent(space));
}
