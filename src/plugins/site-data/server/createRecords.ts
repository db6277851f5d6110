import path from 'node:path';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {AllContent} from '@docusaurus/types';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Metadata as PageMetadata} from '@docusaurus/plugin-content-pages';
import {pickFrontMatter, toPageFlags} from '../../../lib/frontMatter';
import type {PageFlags, PageRecord, RouteRecord, SiteRecords} from '../../../lib/site/records';
import {stripInline} from '../../../lib/text';
import {normalizeRoutePath, removeBase} from '../../../lib/url';
import {getDocsVersions, getPages} from '../../../server/content/readContent';
import {createGroupLabels} from '../../../server/content/sidebarGroups';
import {createMultiVersion, toVersionName} from '../../../server/content/versions';
import {loadPage} from './loadPage';

export type RecordsContext = {
  readonly siteDir: string;
  /** Base path of the default locale. */
  readonly base: string;
  /** Base path of the locale that is built. */
  readonly localeBase: string;
  readonly lang: string;
  readonly defaultLang: string;
  /** Title of a page that brings none. */
  readonly siteTitle: string;
};

/** Language of a source file's text: the locale's own below `i18n/`, else the default one (I18N-03). */
function textLang(relativePath: string, {lang, defaultLang}: RecordsContext): string {
  return relativePath.startsWith('i18n/') ? lang : defaultLang;
}

function toRoutePath(permalink: string, {base}: RecordsContext): string {
  return normalizeRoutePath(removeBase(permalink, base));
}

async function createDocRecord(
  doc: DocMetadata,
  version: LoadedVersion,
  groups: ReadonlyMap<string, string>,
  context: RecordsContext,
): Promise<PageRecord> {
  const relativePath = aliasedSitePathToRelativePath(doc.source);
  const group = groups.get(doc.id);
  return {
    title: stripInline(doc.title),
    routePath: toRoutePath(doc.permalink, context),
    lang: textLang(relativePath, context),
    version: toVersionName(version),
    description: doc.description,
    frontmatter: pickFrontMatter(doc.frontMatter),
    ...(group !== undefined && {group}),
    ...(await loadPage(path.join(context.siteDir, relativePath), context.siteDir)),
    _relativePath: relativePath,
    _hidden: doc.draft || doc.unlisted || doc.frontMatter.search === false,
  };
}

/** A page below `src/pages`. A React page has no text here, only its address; the one at the root is the home page. */
async function createPageRecord(page: PageMetadata, version: string, context: RecordsContext): Promise<PageRecord> {
  const relativePath = aliasedSitePathToRelativePath(page.source);
  const isHome = page.permalink === context.localeBase;
  const shared = {routePath: toRoutePath(page.permalink, context), version, _relativePath: relativePath};
  if (page.type === 'jsx') {
    // React pages are shared by all locales: their texts come from the locale's messages.
    const frontmatter = isHome ? {pageType: 'home'} : {};
    return {
      ...shared,
      title: context.siteTitle,
      lang: context.lang,
      description: '',
      frontmatter,
      content: '',
      toc: [],
      _hidden: true,
    };
  }
  const frontmatter = pickFrontMatter(page.frontMatter);
  return {
    ...shared,
    title: page.title === undefined ? context.siteTitle : stripInline(page.title),
    lang: textLang(relativePath, context),
    description: page.description ?? '',
    frontmatter,
    ...(await loadPage(path.join(context.siteDir, relativePath), context.siteDir)),
    // Home pages are not searched (SEARCH-22).
    _hidden: page.unlisted || frontmatter.search === false || frontmatter.pageType === 'home',
  };
}

/** Flags by route path; known from the metadata alone, without reading a file. */
export function createPageFlags(allContent: AllContent, context: RecordsContext): Record<string, PageFlags> {
  const docs = getDocsVersions(allContent).flatMap(({docs: list}) => list);
  const pages = getPages(allContent).map((page) => ({
    permalink: page.permalink,
    frontMatter:
      page.type === 'mdx' ? page.frontMatter : page.permalink === context.localeBase ? {pageType: 'home'} : {},
  }));
  const entries = [...docs, ...pages].flatMap(({permalink, frontMatter}): [string, PageFlags][] => {
    const flags = toPageFlags(pickFrontMatter(frontMatter));
    return flags ? [[toRoutePath(permalink, context), flags]] : [];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The page and route records of one locale's build, every version included, sorted by route path (ENTITY-04..06). */
export async function createRecords(allContent: AllContent, context: RecordsContext): Promise<SiteRecords> {
  const versions = getDocsVersions(allContent);
  const pages: PageRecord[] = [];
  for (const version of versions) {
    const groups = createGroupLabels(version.sidebars);
    for (const doc of version.docs) {
      pages.push(await createDocRecord(doc, version, groups, context));
    }
  }
  const {default: defaultVersion} = createMultiVersion(versions);
  for (const page of getPages(allContent)) {
    pages.push(await createPageRecord(page, defaultVersion, context));
  }
  pages.sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
  const routes = pages.map(({routePath, _relativePath, version}): RouteRecord => ({
    path: routePath,
    filePath: _relativePath,
    lang: context.lang,
    version,
  }));
  return {pages, routes};
}
