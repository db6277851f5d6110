import {pageKey} from './pageKey';
import type {HeadingGaps, PageGaps} from './types';

export type ResolveVersionLinkParams = {
  /** Versions, by name. */
  readonly from: string;
  readonly to: string;
  /** Path of the current page, below the prefixes of locale and version. */
  readonly path: string;
  /** Query with its `?`. */
  readonly search: string;
  /** Id in the hash, decoded; null without one. */
  readonly id: string | null;
  /** Hash as it is written, with its `#`. */
  readonly hash: string;
  readonly pages: PageGaps;
  /** Headings of the current version; undefined until they are loaded. */
  readonly headings?: HeadingGaps;
};

/** What a reader is told before switching. */
export type VersionNote =
  /** The page is not in that version; the link leads to the nearest one. */
  | {readonly kind: 'no-page'; readonly title: string}
  | {readonly kind: 'moved-page'; readonly title: string}
  /** The page is there, the section of the address is not. */
  | {readonly kind: 'no-heading'; readonly id: string}
  | {readonly kind: 'similar-heading'; readonly id: string; readonly title: string}
  | {readonly kind: 'moved-heading'; readonly id: string; readonly title: string};

export type VersionTarget = {
  /** Path, query and hash below the prefixes of locale and version. */
  readonly path: string;
  readonly note?: VersionNote;
};

/**
 * Where a link from a page to the same page in another version leads (VERSION-03). Query and hash are kept; a hash is left out
 * only where the page itself is another one.
 */
export function resolveVersionLink(params: ResolveVersionLinkParams): VersionTarget {
  const {from, to, path, search, id, hash, pages, headings} = params;
  const key = pageKey(path);
  const target = from === to ? undefined : pages[from]?.[key]?.[to];
  const heading = from === to || id === null ? undefined : headings?.[key]?.[to]?.[id];
  if (id !== null && heading && (heading.kind === 'moved' || target?.kind === 'nearest')) {
    const [place, newId] = heading.path.split('#');
    return {
      path: `${place}${search}${newId === undefined ? '' : `#${newId}`}`,
      note: {kind: 'moved-heading', id, title: heading.title},
    };
  }
  if (target?.kind === 'nearest') {
    return {path: target.path + search, note: {kind: 'no-page', title: target.title}};
  }
  const link = (target?.path ?? path) + search + hash;
  if (id !== null && heading !== undefined) {
    const note: VersionNote =
      heading === null ? {kind: 'no-heading', id} : {kind: 'similar-heading', id, title: heading.title};
    return {path: link, note};
  }
  // Only a slash at the end is no move that a reader would notice.
  return target !== undefined && pageKey(target.path) !== key
    ? {path: link, note: {kind: 'moved-page', title: target.title}}
    : {path: link};
}
