/** Shapes of the map between versions. Versions go by the names readers know; paths are below the prefixes of locale and version. */

/** A page of one version. */
export type VersionPage = {
  /** Such as `/config/lib/dts` or `/guide/start/`. */
  readonly path: string;
  readonly title: string;
  /** Ids of its headings. */
  readonly ids: readonly string[];
};

/** One version of the docs. */
export type VersionInput = {
  readonly name: string;
  /** Path of the page that readers get when nothing nearer exists (VERSION-03). */
  readonly introduction: string;
  readonly pages: readonly VersionPage[];
};

/**
 * One thing that has another place in another version, by version: `{"0.x": "/guide/a#x", "1.x": "/guide/b#y"}`. Places are
 * pages, or headings of pages.
 */
export type Move = Readonly<Record<string, string>>;

/** Where a page that another version does not have at the same path leads: its new place, or the nearest page. */
export type PageTarget = {readonly path: string; readonly title: string; readonly kind: 'moved' | 'nearest'};

/** Where a heading is that the same page of another version does not have: declared, or found by its id. */
export type HeadingTarget = {
  /** Path with the hash. */
  readonly path: string;
  /** Title of the page. */
  readonly title: string;
  readonly kind: 'moved' | 'similar';
};

/** By version, page key and other version; a page that is not named has the same path in every version. */
export type PageGaps = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, PageTarget>>>>>>;

/** Headings of one version, by page key, other version and id; one that is not named is on the same page there. */
export type HeadingGaps = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, HeadingTarget | null>>>>>
>;

/** What differs between the versions. */
export type VersionMap = {
  readonly pages: PageGaps;
  /** By version. */
  readonly headings: Readonly<Record<string, HeadingGaps>>;
};
