import {toKey, toPathKey} from './address';
import type {AddressMap, BuiltPage, Redirect} from './types';

/** A published address that a build does not answer. */
export type Lost = {
  readonly path: string;
  /** The lost anchor of a page that is there; undefined when the whole page is gone. */
  readonly anchor?: string;
  /** Published anchors of the page. */
  readonly anchors: readonly string[];
};

/** The redirects that hold in a locale. */
export function redirectsOf(redirects: readonly Redirect[], lang: string): Redirect[] {
  return redirects.filter(({locale}) => locale === undefined || locale === lang);
}

/**
 * Published pages that a build lacks, and published anchors that its pages lack, without those that a redirect takes over.
 * A redirect of a page takes over its anchors.
 */
export function findLost(published: AddressMap, pages: readonly BuiltPage[], redirects: readonly Redirect[]): Lost[] {
  const built = new Map(pages.map(({path, anchors}) => [toPathKey(path), new Set(anchors.map(({id}) => id))]));
  const moved = new Set(redirects.map(({from}) => toKey(from)));
  return [...published].flatMap(([path, known]) => {
    const present = built.get(toPathKey(path));
    const anchors = [...known];
    if (present === undefined) {
      return moved.has(toPathKey(path)) ? [] : [{path, anchors}];
    }
    return anchors
      .filter((anchor) => !present.has(anchor) && !moved.has(toKey(`${path}#${anchor}`)))
      .map((anchor) => ({path, anchor, anchors}));
  });
}
