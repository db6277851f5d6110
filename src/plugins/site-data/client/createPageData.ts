import {parsePageType, pickFrontMatter} from '@site/src/lib/frontMatter';
import {parseLocaleAndVersion, splitLocalePath} from '@site/src/lib/locale';
import type {PageFlags} from '@site/src/lib/site/records';
import {htmlToInline} from '@site/src/lib/text';
import {normalizeRoutePath, removeBase} from '@site/src/lib/url';
import currentVersion from '@site/src/lib/site/currentVersion.json';
import {CURRENT} from '@site/src/lib/site/versionName';
import type {PageData, SiteData} from '../types';

/** What the loaded content of a Markdown page says about it: the props of `DocItem` and `MDXPage` fit. */
export type PageContent = {
  readonly metadata: {
    readonly title?: string;
    readonly permalink: string;
    readonly source: string;
    /** Docusaurus' name of the docs version; absent on pages below `src/pages`. */
    readonly version?: string;
  };
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly toc: readonly {readonly value: string; readonly id: string; readonly level: number}[];
};

/** Readers know the docs in `docs/` by their label, not by Docusaurus' name. */
function toVersion(docusaurusName: string | undefined, {multiVersion}: SiteData): string {
  const name = docusaurusName === CURRENT ? currentVersion.label : docusaurusName;
  return name !== undefined && multiVersion.versions.includes(name) ? name : multiVersion.default;
}

/** Page data of a Markdown page (ENTITY-03). */
export function createPageData(
  {metadata, frontMatter, toc}: PageContent,
  pagePath: string,
  siteData: SiteData,
): PageData {
  const relativePath = metadata.source.replace(/^@site\//, '');
  return {
    pagePath,
    pageType: parsePageType(frontMatter.pageType),
    title: metadata.title ?? siteData.title,
    toc: toc.map(({value, id, level}) => ({text: htmlToInline(value), id, depth: level})),
    frontmatter: pickFrontMatter(frontMatter),
    routePath: normalizeRoutePath(removeBase(metadata.permalink, siteData.base)),
    lang: relativePath.startsWith('i18n/') ? siteData.lang : siteData.defaultLang,
    version: toVersion(metadata.version, siteData),
    siteData,
    _relativePath: relativePath,
  };
}

function findFlags(routePath: string, {pages}: SiteData): PageFlags {
  const other = routePath.endsWith('/') ? routePath.slice(0, -1) : `${routePath}/`;
  return pages[routePath] ?? pages[other] ?? {};
}

/**
 * Page data from the address alone: for React pages, and for the frame around a page before the page itself is there. Title,
 * kind and front matter are what the site-wide data knows.
 */
export function createAddressData(pagePath: string, siteData: SiteData): PageData {
  const {base, languages, defaultLang} = siteData;
  const routePath = normalizeRoutePath(removeBase(pagePath, base));
  const {lang, path} = splitLocalePath(routePath, {base: '/', languages, defaultLang});
  const frontmatter = findFlags(routePath, siteData);
  return {
    pagePath,
    pageType: parsePageType(frontmatter.pageType),
    title: siteData.title,
    toc: [],
    frontmatter,
    routePath,
    lang,
    version: toVersion(path.split('/')[1], siteData),
    siteData,
  };
}

/**
 * Page data of an unmatched path (NOTFOUND-01); language and version from its first two segments (NOTFOUND-04). Without an
 * address, as in static HTML, they are the build's own language and the default version.
 */
export function createNotFoundData(pagePath: string | undefined, siteData: SiteData): PageData {
  const {base, languages, defaultLang, lang, multiVersion} = siteData;
  const {versions, default: defaultVersion} = multiVersion;
  const place =
    pagePath === undefined
      ? {lang, version: defaultVersion}
      : parseLocaleAndVersion(pagePath, {base, languages, defaultLang, versions, defaultVersion});
  return {
    pagePath: pagePath ?? '/404',
    pageType: '404',
    title: '404',
    toc: [],
    frontmatter: {},
    routePath: '/404',
    ...place,
    siteData,
  };
}
