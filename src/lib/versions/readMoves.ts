import {splitPlace} from './checkMoves';
import type {Move} from './types';

/** The declared moves between two versions, by the names that pages and sections have in the new one. */
export type MovesBetween = {
  /** Key of the page in the old version, by its key in the new one. */
  readonly pages: ReadonlyMap<string, string>;
  /** Place of the section in the old version, by its place in the new one; see `sectionPlace`. */
  readonly sections: ReadonlyMap<string, string>;
};

/** Name of a section among all of a version; the text before the first heading of a page has an empty id. */
export function sectionPlace(key: string, id: string): string {
  return `${key}#${id}`;
}

/**
 * What the table of moves says of two versions. Page to page is a page with another address; where a heading is named on either
 * side, it is text that was taken over, and a page named there stands for its text before the first heading.
 */
export function readMoves(moves: readonly Move[], before: string, now: string): MovesBetween {
  const pages = new Map<string, string>();
  const sections = new Map<string, string>();
  for (const {[before]: from, [now]: to} of moves) {
    if (from === undefined || to === undefined) {
      continue;
    }
    const [old, current] = [splitPlace(from), splitPlace(to)];
    if (old.id === undefined && current.id === undefined) {
      pages.set(current.key, old.key);
    } else {
      sections.set(sectionPlace(current.key, current.id ?? ''), sectionPlace(old.key, old.id ?? ''));
    }
  }
  return {pages, sections};
}
