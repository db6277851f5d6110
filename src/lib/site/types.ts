/** Shapes of the site data: what site owners fill in and what the theme, the plugins and the tests read. */

/** An image as one path, or as a pair for the light and the dark theme. Paths start with `/` (below the base URL) or name a host. */
export type ThemedImage = string | {readonly light: string; readonly dark: string};

/** NAV-03. `link` is a route of the default locale or an external address; `items` makes the item a dropdown. */
export type NavItem = {
  readonly text: string;
  readonly link?: string;
  /** Regular expression, tested on the path without base URL and locale prefix (NAV-04). Default: the link itself. */
  readonly activeMatch?: string;
  /** Inline SVG markup name or image path shown before the text (NAV-05). */
  readonly tag?: string;
  /** Side of the bar. Default `right`. */
  readonly position?: 'left' | 'right';
  readonly items?: readonly (NavItem | NavItemGroup)[];
};

/** A headed group inside a navigation dropdown (NAV-05). */
export type NavItemGroup = {readonly text: string; readonly items: readonly NavItem[]};

/** NAV-09. `content` is an address for `link`, a text for `text`, an image path for `img`, markup from this file for `dom`. */
export type SocialLink = {
  /** Preset name (`github`, `x`, `discord`) or an own SVG. */
  readonly icon: string | {readonly svg: string};
  readonly mode: 'link' | 'text' | 'img' | 'dom';
  readonly content: string;
  /** Accessible name. Default: the preset's name. */
  readonly label?: string;
};

/** TOOLS-06. English shows `descEn` and `urlEn` where present. */
export type ToolLink = {
  readonly name: string;
  readonly desc: string;
  readonly descEn?: string;
  /** Image of the card; a missing one leaves a blank placeholder. */
  readonly logo?: ThemedImage;
  /** Factor on the logo's size. Default 1. */
  readonly logoScale?: number;
  readonly url: string;
  readonly urlEn?: string;
};

/** TOOLS-06: cards under one heading. */
export type ToolLinkGroup = {readonly title: string; readonly titleEn: string; readonly links: readonly ToolLink[]};

/** ANNOUNCE-01. */
export type Announcement = {
  readonly href: string;
  readonly message: string;
  /** Storage key that remembers the closing. */
  readonly localStorageKey: string;
  /** Default true. */
  readonly display?: boolean;
};

/** DOCFOOT-01: the edit link shows only when both values are non-empty. */
export type EditLink = {readonly docRepoBaseUrl: string; readonly text: string};

/** ENTITY-10 as filled in; `nav` and `sidebar` of a locale come from the site's own and its translations. */
export type LocaleConfig = {
  readonly lang: string;
  readonly label: string;
  /** BCP 47 tag of `<html lang>`. */
  readonly htmlLang: string;
  /** Direction of writing, `ltr` or `rtl`. Default: that of the language. */
  readonly direction?: 'ltr' | 'rtl';
  readonly title: string;
  readonly description: string;
  /** Beats the site's edit link, field by field (DOCFOOT-02). */
  readonly editLink?: Partial<EditLink>;
  /** Title of the outline (OUTLINE-01). Default: the theme's text. */
  readonly outlineTitle?: string;
  /** Package of `@fontsource-variable` for the pictures of pages, where Noto Sans SC has not all letters of the language. */
  readonly cardFont?: string;
};

/** GLOBALUI-02: one extra global interface component, by registry name, with its props. */
export type GlobalUiComponent = {readonly name: string; readonly props?: Readonly<Record<string, unknown>>};

export type SearchEngineName = 'local' | 'easyops' | 'algolia' | 'remote';

/** Everything a site owner sets, in one object. */
export type SiteConfig = {
  readonly title: string;
  readonly tagline: string;
  /** Origin of the published site, without a trailing slash. */
  readonly url: string;
  readonly favicon: string;
  /** Image of social cards of pages outside the docs, below `static/`. Default: `src/plugins/social-cards` draws one in each language. */
  readonly socialCard?: string;
  readonly logo: {readonly image?: ThemedImage; readonly text?: string; readonly alt: string};
  /** Host of the landing background and the hero logo; empty means the site itself (BACKDROP-02). */
  readonly assetsHost: string;
  readonly landing: {readonly background: ThemedImage; readonly heroLogo: ThemedImage};
  readonly organization: {readonly name: string; readonly url: string; readonly logo: string};
  readonly license: {readonly name: string; readonly url: string};
  readonly copyright: string;
  /** DOCFOOT-01: for locales that set none of their own. */
  readonly editLink?: EditLink;
  readonly locales: readonly LocaleConfig[];
  readonly nav: readonly NavItem[];
  readonly socialLinks: readonly SocialLink[];
  readonly tools: readonly ToolLinkGroup[];
  readonly announcement?: Announcement;
  /** THEME-04. False: always light. */
  readonly darkMode: boolean;
  /** THEME-06. */
  readonly enableAppearanceAnimation: boolean;
  /** NAV-12. */
  readonly hideNavbar: 'never' | 'always' | 'auto';
  /** REDIRECT-06. */
  readonly localeRedirect: 'auto' | 'never';
  /** SITE-06. Addresses without `.html` and `/index`: the build, its redirects and the files for hosts have no others. */
  readonly route: {readonly cleanUrls: true};
  readonly ssg: true;
  /** SITE-07. */
  readonly markdown: {
    /** Code blocks have line numbers, but those that say `showLineNumbers=false`. */
    readonly showLineNumbers: boolean;
    /** Long lines of code wrap, but in blocks that say `wrapCode=false`. */
    readonly defaultWrapCode: boolean;
    readonly codeHighlighter: 'prism';
  };
  readonly search: {readonly engine: SearchEngineName};
  readonly globalUIComponents: readonly GlobalUiComponent[];
};
