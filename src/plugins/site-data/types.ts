/** Shapes that cross from the plugin's server side to its client side. Types only. */
import type {EditLink, NavItem, SiteConfig} from '../../lib/site/types';
import type {PageFlags, PageFrontMatter, PageType, SiteRecords} from '../../lib/site/records';
import type {AllContent} from '@docusaurus/types';

/** ENTITY-10. */
export type LocaleEntry = {
  readonly lang: string;
  readonly label: string;
  readonly htmlLang: string;
  /** `htmlLang` as Open Graph writes it; browsers take long to find the territory of a language. */
  readonly openGraphLocale: string;
  /** Base path of the locale: `/` or `/zh/`. */
  readonly baseUrl: string;
  readonly title: string;
  readonly description: string;
  /** Empty texts where nothing is configured; then no edit link shows (DOCFOOT-01). */
  readonly editLink: EditLink;
  /** Title of the outline, where the locale sets one (OUTLINE-01). */
  readonly outlineTitle?: string;
  /** The navigation in this locale's language. */
  readonly nav: readonly NavItem[];
  /** Ids of the default version's sidebars; their items are in the docs plugin's version data. */
  readonly sidebar: readonly string[];
  /**
   * The words of the 404 page, for hosts that answer all unknown addresses with the default language's 404.html: a build holds
   * its own language's messages only. Absent where they are not translated.
   */
  readonly notFound?: NotFoundTexts;
};

/** The words of the 404 page. `{query}` stands in `search`. */
export type NotFoundTexts = {readonly title: string; readonly home: string; readonly search: string};

/** The part of the site configuration that the theme shows, in the language of the build; what it asks for elsewhere is left out. */
export type ThemeSite = Pick<
  SiteConfig,
  | 'assetsHost'
  | 'landing'
  | 'organization'
  | 'license'
  | 'copyright'
  | 'nav'
  | 'socialLinks'
  | 'tools'
  | 'announcement'
  | 'darkMode'
  | 'hideNavbar'
  | 'globalUIComponents'
> & {
  /** `svg` is the markup of the image, for light and then for dark, and stands in place of it where that is small. */
  readonly logo: SiteConfig['logo'] & {readonly svg?: string};
};

/** ENTITY-02 and what the theme needs besides. The plugin's global data: small, and on every page. */
export type SiteData = {
  /** Base path of the default locale. */
  readonly base: string;
  /** Locale of this build: the language of the interface. */
  readonly lang: string;
  readonly defaultLang: string;
  /** Site title in the language of the build. */
  readonly title: string;
  readonly description: string;
  readonly languages: readonly string[];
  readonly locales: readonly LocaleEntry[];
  /** VERSION-01. Names as readers know them; only other versions than the default have a path prefix, which is their name. */
  readonly multiVersion: {readonly default: string; readonly versions: readonly string[]};
  readonly route: SiteConfig['route'];
  readonly search: SiteConfig['search'];
  readonly ssg: true;
  readonly markdown: SiteConfig['markdown'];
  readonly site: ThemeSite;
  /** Pages of this locale whose front matter asks something of the frame around them, by route path. */
  readonly pages: Readonly<Record<string, PageFlags>>;
};

/** A heading of the current page. `text` may hold the marks of TEXT-01. */
export type PageTocItem = {readonly text: string; readonly id: string; readonly depth: number};

/** ENTITY-03. */
export type PageData = {
  /** Path as the browser shows it, base path included. */
  readonly pagePath: string;
  readonly pageType: PageType;
  readonly title: string;
  readonly toc: readonly PageTocItem[];
  readonly frontmatter: PageFrontMatter;
  /** Path without the base path; `/404` for an unmatched one. */
  readonly routePath: string;
  /** Language of the page's text (I18N-03): `en` on a page below `/zh/` that has no translation yet. */
  readonly lang: string;
  readonly version: string;
  readonly siteData: SiteData;
  /** Source file relative to the site folder; absent on pages without one of their own. */
  readonly _relativePath?: string;
};

/** What the plugin loads, and how other plugins get the records: see README.md. */
export type SiteDataContent = {
  readonly site: SiteConfig;
  /**
   * The records of this locale's build. Computed once for the same `allContent`, so that any plugin may call it in its own
   * `allContentLoaded`, whatever the order.
   */
  readonly loadRecords: (allContent: AllContent) => Promise<SiteRecords>;
};
