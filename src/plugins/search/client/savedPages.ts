import {createStorageSlot} from '@docusaurus/theme-common';

/** A page that was opened from the search. */
export type SavedPage = {
  readonly title: string;
  /** Heading trail; empty for the page itself. */
  readonly header: string;
  /** Route path, with `#` and an id for a section. */
  readonly link: string;
};

export type SavedPages = {readonly recent: readonly SavedPage[]; readonly favourites: readonly SavedPage[]};

type List = keyof SavedPages;

/** Pages: at 44 px a row they take less than half of the dialog (40 rem), and leave the rest to favourites and popular pages. */
const RECENT_LIMIT = 6;
/** Pages: more than a reader looks through, and few enough for the storage, a few kB. */
const FAVOURITES_LIMIT = 20;
const SLOTS = {
  recent: createStorageSlot('site-search-recent'),
  favourites: createStorageSlot('site-search-favourites'),
};

function isSavedPage(value: unknown): value is SavedPage {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const {title, header, link} = value as Record<string, unknown>;
  return typeof title === 'string' && typeof header === 'string' && typeof link === 'string' && link.startsWith('/');
}

function read(list: List): SavedPage[] {
  try {
    const value: unknown = JSON.parse(SLOTS[list].get() ?? '[]');
    return Array.isArray(value) ? value.filter(isSavedPage) : [];
  } catch {
    return [];
  }
}

function write(list: List, pages: readonly SavedPage[]): void {
  SLOTS[list].set(JSON.stringify(pages));
}

function without(pages: readonly SavedPage[], {link}: SavedPage): SavedPage[] {
  return pages.filter((page) => page.link !== link);
}

/** What is stored in this browser. Storage that is absent, refuses or holds odd values counts as empty. */
export function readSavedPages(): SavedPages {
  return {recent: read('recent'), favourites: read('favourites')};
}

/** Puts a page on top of the recent ones, unless it is a favourite. */
export function addRecent(page: SavedPage): void {
  if (!read('favourites').some(({link}) => link === page.link)) {
    write('recent', [page, ...without(read('recent'), page)].slice(0, RECENT_LIMIT));
  }
}

/** Moves a page from the recent ones to the favourites; where the storage is full it stays what it is. */
export function addFavourite(page: SavedPage): void {
  write('favourites', [page, ...without(read('favourites'), page)].slice(0, FAVOURITES_LIMIT));
  if (read('favourites').some(({link}) => link === page.link)) {
    write('recent', without(read('recent'), page));
  }
}

/** Takes a page off a list. */
export function removeSaved(list: List, page: SavedPage): void {
  write(list, without(read(list), page));
}
