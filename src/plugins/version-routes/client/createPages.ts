import type routes from '@generated/routes';
import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';

type GeneratedRoute = (typeof routes)[number];
type Load = (typeof registry)[string][0];

/** What the pages of a folder have in common. */
export type Folder = {
  /** Path up to the names of the pages, base URL included: `/zh/config/lib/`. */
  readonly path: string;
  /** Chunk of the component that shows them. */
  readonly component: string;
  /** Attributes of their routes, such as the sidebar. */
  readonly attributes: Readonly<Record<string, unknown>>;
};

/**
 * Routes of pages that differ in their name and their content alone, as most docs do. Docusaurus writes the path of each three times and
 * the name of its chunk twice, into tables that every page loads; here both follow from the folder.
 *
 * @param pages the name of each page behind the folder's path, and what loads its content
 */
export function createPages(
  {path: folder, component, attributes}: Folder,
  pages: readonly (readonly [name: string, load: Load])[],
): GeneratedRoute[] {
  return pages.map(([name, load]) => {
    const path = folder + name;
    // Core's `ComponentCreator` finds there what a component is made from; without a hash, which only tells routes of one path apart.
    chunkNames[`${path}-`] = {__comp: component, content: path};
    (registry as Record<string, (typeof registry)[string]>)[path] = [load, '', ''];
    return {...attributes, path, component: ComponentCreator(path, '')};
  });
}
