import {docuHash, aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {AllContent} from '@docusaurus/types';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {
  buildOverviewGroups,
  type OverviewGroup,
  type OverviewItem,
  type OverviewPageInput,
} from '../../../lib/overview';
import type {PageRecord, SiteRecords} from '../../../lib/site/records';
import {getDocsVersions} from '../../../server/content/readContent';

type SidebarItem = LoadedVersion['sidebars'][string][number];

export type OverviewFile = {readonly fileName: string; readonly groups: readonly OverviewGroup[]};

/**
 * File of an overview page's groups in the plugin's data folder, from the page's source path relative to the site folder.
 * `remarkOverview` imports it by the same name.
 */
export function overviewFileName(relativePath: string): string {
  return `overview-${docuHash(relativePath)}.json`;
}

function toPageInput(record: PageRecord): OverviewPageInput {
  return {
    title: record.title,
    routePath: record.routePath,
    headers: record.toc.map(({text, id, depth, _inline}) => ({text: _inline ?? text, id, depth})),
    ...(record.frontmatter.overviewHeaders && {overviewHeaders: record.frontmatter.overviewHeaders}),
  };
}

function toDepths(value: unknown): readonly number[] | undefined {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'number') ? value : undefined;
}

function toItems(items: readonly SidebarItem[], pages: ReadonlyMap<string, PageRecord>): OverviewItem[] {
  const toPage = (docId: string): OverviewItem[] => {
    const record = pages.get(docId);
    return record ? [{kind: 'page', page: toPageInput(record)}] : [];
  };
  return items.flatMap((item): OverviewItem[] => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return toPage(item.id);
      case 'category': {
        const overviewHeaders = toDepths(item.customProps?.overviewHeaders);
        const own = item.link?.type === 'doc' ? toPage(item.link.id) : [];
        return [
          {
            kind: 'group',
            name: item.label,
            ...(overviewHeaders && {overviewHeaders}),
            items: [...own, ...toItems(item.items, pages)],
          },
        ];
      }
      default:
        return [];
    }
  });
}

function sidebarOf(doc: DocMetadata, version: LoadedVersion): readonly SidebarItem[] {
  return doc.sidebar === undefined ? [] : (version.sidebars[doc.sidebar] ?? []);
}

/** The groups of every page with front matter `overview: true` (OVERVIEW-01). Hidden pages are not listed. */
export function createOverviews(allContent: AllContent, records: SiteRecords): OverviewFile[] {
  const byPath = new Map(records.pages.map((record) => [record._relativePath, record]));
  return getDocsVersions(allContent).flatMap((version) => {
    const shown = version.docs.flatMap((doc): [string, PageRecord][] => {
      const record = byPath.get(aliasedSitePathToRelativePath(doc.source));
      return record && !doc.draft && !doc.unlisted ? [[doc.id, record]] : [];
    });
    const pages = new Map(shown);
    return version.docs
      .filter(({frontMatter}) => frontMatter.overview === true)
      .map((doc) => {
        const relativePath = aliasedSitePathToRelativePath(doc.source);
        const record = byPath.get(relativePath);
        const groups = buildOverviewGroups({
          overviewPath: record?.routePath ?? '',
          ...(record?.frontmatter.overviewHeaders && {overviewHeaders: record.frontmatter.overviewHeaders}),
          items: toItems(sidebarOf(doc, version), pages),
        });
        return {fileName: overviewFileName(relativePath), groups};
      });
  });
}
