import {isForeign, splitAddress, toPathKey} from './address';
import type {BuiltPage, Redirect} from './types';

/** Where the hashes of a page have moved to: by id, a full address on this host or another, or `#id` of the same page. */
export type MovedAnchors = Readonly<Record<string, string>>;

/** The address of a page as browsers use it. */
function toHref(address: string, base: string): string {
  return isForeign(address) ? address : base + address.slice(1);
}

/**
 * For each page that readers of a moved anchor arrive at: what to do with their hash. A page that has moved itself hands its
 * anchors to the page it leads to.
 *
 * @param redirects those of one locale, checked
 * @param base base path of the locale, with both slashes
 */
export function collectMovedAnchors(
  redirects: readonly Redirect[],
  pages: readonly Pick<BuiltPage, 'path'>[],
  base: string,
): ReadonlyMap<string, MovedAnchors> {
  const byKey = new Map(pages.map(({path}) => [toPathKey(path), path]));
  const homes = new Map(redirects.map(({from, to}) => [toPathKey(from), to]));
  const moved = new Map<string, Record<string, string>>();
  for (const {from, to} of redirects) {
    const {path, anchor} = splitAddress(from);
    const arrival = byKey.get(toPathKey(path)) ?? byKey.get(toPathKey(homes.get(toPathKey(path)) ?? ''));
    if (anchor === undefined || arrival === undefined) {
      continue;
    }
    const target = splitAddress(to);
    const isSamePage = toPathKey(target.path) === toPathKey(arrival);
    const href = isSamePage ? `#${target.anchor ?? ''}` : toHref(to, base);
    moved.set(arrival, {...moved.get(arrival), [anchor]: href});
  }
  return moved;
}
