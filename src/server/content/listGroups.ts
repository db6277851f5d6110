import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {getDocsVersions} from './readContent';
import {docIds} from './sidebarGroups';

type Doc = LoadedVersion['docs'][number];

/** `title` is the label of the group in the sidebar; undefined for docs that stand in none. */
export type DocGroup = {readonly title: string | undefined; readonly docs: readonly Doc[]};

export type DocsVersion = {
  readonly label: string;
  /** Path of the version with the base path, with a slash at its end. */
  readonly path: string;
  readonly groups: readonly DocGroup[];
};

/** Top groups of all sidebars with their docs, each doc once; then those that no sidebar has. */
export function listGroups({docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>): DocGroup[] {
  const left = new Map(docs.filter(({unlisted, draft}) => !unlisted && !draft).map((doc) => [doc.id, doc]));
  const take = (ids: readonly string[]): Doc[] =>
    ids.flatMap((id) => {
      const doc = left.get(id);
      left.delete(id);
      return doc === undefined ? [] : [doc];
    });
  const groups = Object.values(sidebars)
    .flat()
    .map((item) => ({title: item.type === 'category' ? item.label : undefined, docs: take(docIds(item))}));
  return [...groups, {title: undefined, docs: take([...left.keys()])}].filter((group) => group.docs.length > 0);
}

/** The versions of the site's docs plugin, the default one first. */
export function listVersions(allContent: AllContent): DocsVersion[] {
  return [...getDocsVersions(allContent)]
    .sort((a, b) => Number(b.isLast) - Number(a.isLast))
    .map((version) => ({
      label: version.label,
      path: `${version.path.replace(/\/$/, '')}/`,
      groups: listGroups(version),
    }));
}
