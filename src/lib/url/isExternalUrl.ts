/** `mailto:`, `tel:` and `http(s)://` addresses (URL-05). A protocol-relative `//host` is another case: see `isInternalPath`. */
export function isExternalUrl(url: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(url);
}

/** A path of this site: it starts with exactly one slash (URL-04). Everything else stays as written (URL-05). */
export function isInternalPath(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}

/** Cuts an address before its query or hash; `rest` keeps both, with their marks. */
export function splitUrl(url: string): {path: string; rest: string} {
  const index = url.search(/[?#]/);
  return index === -1 ? {path: url, rest: ''} : {path: url.slice(0, index), rest: url.slice(index)};
}
