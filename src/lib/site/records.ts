/** Shapes of the page data: what `src/plugins/site-data` computes and what the theme, the search and the tests read. */

/** PAGEKIND-01. `404` is for unmatched paths only; front matter cannot ask for it. */
export type PageType = 'home' | 'doc' | 'custom' | 'blank' | '404';

/** FRONTMATTER-01, -02: the keys this site gives a meaning to. Docusaurus' own keys are typed by its plugins. */
export type PageFrontMatter = {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly pageType?: string;
  readonly titleSuffix?: string;
  readonly overview?: boolean;
  readonly overviewHeaders?: readonly number[];
  readonly globalUIComponents?: boolean;
  readonly navbar?: boolean;
  readonly sidebar?: boolean;
  readonly outline?: boolean;
  readonly footer?: boolean;
  /** False keeps the page out of the search. */
  readonly search?: boolean;
  readonly hero?: Readonly<Record<string, unknown>>;
  readonly features?: readonly unknown[];
};

/** A heading of a page, h2 and deeper. */
export type TocEntry = {
  /** Plain text, without marks. */
  readonly text: string;
  /** Id of the heading in the page; explicit ids included (ENTITY-05). */
  readonly id: string;
  /** 2 for h2 and so on. */
  readonly depth: number;
  /** Offset of the heading in the record's `content`, in UTF-16 units; -1 if it is not there. */
  readonly charIndex: number;
  /** The text with the marks of TEXT-01; left out where it has none. */
  readonly _inline?: string;
};

/** ENTITY-04. Fields that begin with `_` never reach the published search index (ENTITY-12). */
export type PageRecord = {
  readonly title: string;
  /** Path without the base path, with locale and version prefix: `/zh/0.x/guide/start/`. */
  readonly routePath: string;
  /** Language of the page's text: `en` for a page below `/zh/` that has no translation yet (I18N-03). */
  readonly lang: string;
  /** Version as readers know it: `1.x` for the docs in `docs/` (VERSION-06). */
  readonly version: string;
  readonly toc: readonly TocEntry[];
  readonly frontmatter: PageFrontMatter;
  /** Plain text without code blocks; blocks are divided by a blank line, list items and table rows by a line break. */
  readonly content: string;
  /** Description from front matter, else the first paragraph's start, as in the page's meta tag. */
  readonly description: string;
  /** Label of the top sidebar group that holds the page, translated; absent outside any group (SEARCH-22). */
  readonly group?: string;
  /** Source file, relative to the site folder, with forward slashes. */
  readonly _relativePath: string;
  /** True for pages that no list and no search shows: drafts, unlisted pages and those with `search: false`. */
  readonly _hidden: boolean;
};

/** ENTITY-06. */
export type RouteRecord = {
  /** Path without the base path. */
  readonly path: string;
  /** Source file, relative to the site folder, with forward slashes. */
  readonly filePath: string;
  /** Locale of the route. */
  readonly lang: string;
  readonly version: string;
};

/** All records of one locale's build. */
export type SiteRecords = {readonly pages: readonly PageRecord[]; readonly routes: readonly RouteRecord[]};

/**
 * What a page's front matter asks of the frame around it. Known before the page's own chunk is loaded, so that navbar and
 * layout are right in static HTML. Only keys that differ from the default are present.
 */
export type PageFlags = Pick<
  PageFrontMatter,
  'pageType' | 'titleSuffix' | 'overview' | 'globalUIComponents' | 'navbar' | 'sidebar' | 'outline' | 'footer'
>;
