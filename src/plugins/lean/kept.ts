/**
 * The classes of Infima, the stock theme's style sheet, that pages of this site have. All other rules of it are dropped from
 * the build; a page that asks for one of those stops it.
 */
export const KEPT_CLASSES: readonly string[] = [
  'container',
  'margin-vert--lg',
  'margin-vert--xl',
  'markdown',
  'navbar',
  'thin-scrollbar',
  // Cells of tables that are aligned in Markdown.
  'text--center',
  'text--left',
  'text--right',
  // The page that the stock theme shows for an error while rendering; its button looks like the browser's.
  'hero__title',
];

/**
 * The classes of Infima that pages of this site have for the sake of `src/css/content.css`, which says all of their looks: the rules of
 * Infima for them are dropped as well. The development server has both, so those of the site must override each one.
 */
export const OWN_LOOKS: readonly string[] = [
  'alert',
  'alert--danger',
  'alert--info',
  'alert--secondary',
  'alert--success',
  'alert--warning',
  'breadcrumbs',
  'breadcrumbs__item',
  'breadcrumbs__item--active',
  'breadcrumbs__link',
];

/** The cascade layers that have rules on this site, of those that Docusaurus puts in order. */
export const KEPT_LAYERS: readonly string[] = [
  'docusaurus.infima',
  'docusaurus.theme-common',
  'docusaurus.theme-classic',
];

/** Custom properties that components of the stock theme read, those that the site uses. */
export const KEPT_PROPERTIES: readonly string[] = [
  '--ifm-code-border-radius',
  '--ifm-color-primary',
  '--ifm-global-shadow-lw',
  '--ifm-h5-font-size',
  '--ifm-heading-font-family',
  '--ifm-heading-font-weight',
  '--ifm-heading-line-height',
  '--ifm-leading',
  '--ifm-navbar-height',
  '--ifm-pre-padding',
  '--ifm-transition-fast',
];

/** Parts of the style sheets that pages load with the app, or where they are shown; what no part claims is on every page. */
export const SHEETS: Readonly<Record<string, RegExp>> = {
  home: /[\\/](?:Landing|LandingBackground|HomeHero|FeatureGrid|Stars|Hero|HomePage|ToolSection)[\\/]/,
  search: /[\\/]components[\\/]Search[\\/](?!styles\.module\.css)/,
  changes: /[\\/](?:ChangesPanel|Changes|VersionChanges|BeforeAfter)[\\/]/,
  pages: /[\\/](?:Cards|Overview|Translations|TranslationNotice)[\\/]/,
  onDemand: /[\\/](?:(?:MobileMenu[\\/]panel|ThemeSwitch[\\/]choice)\.module\.css$|Tooltip[\\/])/,
  numbers: /[\\/]lineNumbers\.css$/,
  // On every page it would give each element a style for marks.
  marks: /[\\/]highlight\.css$/,
};
