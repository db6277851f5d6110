import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Ids of the docs an item leads to, its own link and everything below it, in reading order. */
export function docIds(item: SidebarItem): string[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [item.id];
    case 'category':
      return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(docIds)];
    default:
      return [];
  }
}

/** Label of the top sidebar group of each doc, by doc id. A doc that stands in two groups gets the first. */
export function createGroupLabels(sidebars: LoadedVersion['sidebars']): Map<string, string> {
  const labels = new Map<string, string>();
  for (const item of Object.values(sidebars).flat()) {
    if (item.type === 'category') {
      for (const id of docIds(item)) {
        if (!labels.has(id)) {
          labels.set(id, item.label);
        }
      }
    }
  }
  return labels;
}
