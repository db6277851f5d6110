import type {PageFlags, PageFrontMatter, PageType} from '../site/records';

const PAGE_TYPES: readonly string[] = ['home', 'doc', 'custom', 'blank'] satisfies PageType[];

/** The page kind a front matter value selects; an unknown or missing one counts as `doc` (PAGEKIND-01, FRONTMATTER-03). */
export function parsePageType(value: unknown): PageType {
  return typeof value === 'string' && PAGE_TYPES.includes(value) ? (value as PageType) : 'doc';
}

/** Keeps the recognised keys of a front matter (FRONTMATTER-01, -02). */
export function pickFrontMatter(frontMatter: Readonly<Record<string, unknown>>): PageFrontMatter {
  const keys = [
    'title',
    'description',
    'keywords',
    'pageType',
    'titleSuffix',
    'overview',
    'overviewHeaders',
    'globalUIComponents',
    'navbar',
    'sidebar',
    'outline',
    'footer',
    'search',
    'hero',
    'features',
  ] as const satisfies (keyof PageFrontMatter)[];
  return Object.fromEntries(keys.filter((key) => frontMatter[key] !== undefined).map((key) => [key, frontMatter[key]]));
}

/** The flags of a page that differ from the default, or `undefined` if none does. */
export function toPageFlags(frontMatter: PageFrontMatter): PageFlags | undefined {
  const flags: PageFlags = {
    ...(parsePageType(frontMatter.pageType) !== 'doc' && {pageType: frontMatter.pageType}),
    ...(frontMatter.titleSuffix !== undefined && {titleSuffix: frontMatter.titleSuffix}),
    ...(frontMatter.overview === true && {overview: true}),
    ...(frontMatter.globalUIComponents === false && {globalUIComponents: false}),
    // `true` shows it where the site's setting hides it.
    ...(frontMatter.navbar !== undefined && {navbar: frontMatter.navbar}),
    ...(frontMatter.sidebar === false && {sidebar: false}),
    ...(frontMatter.outline === false && {outline: false}),
    ...(frontMatter.footer === false && {footer: false}),
  };
  return Object.keys(flags).length > 0 ? flags : undefined;
}
