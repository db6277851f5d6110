/**
 * The element id a hash stands for, or null when the hash is empty or cannot be decoded (OUTLINE-08).
 *
 * @param hash a location's hash, with its `#`
 */
export function decodeAnchor(hash: string): string | null {
  try {
    const id = decodeURIComponent(hash.replace(/^#/, ''));
    return id === '' ? null : id;
  } catch {
    return null;
  }
}

/** True for a hash that cannot be decoded, such as `#100%`. */
export function isMalformedHash(hash: string): boolean {
  return hash.length > 1 && decodeAnchor(hash) === null;
}
