import type {Block, Run, Section} from '../../../lib/changes';
import {readItems, type PageItems} from './readItems';

export type PageSections = {
  /** Name of all that it was read from: with the same one, the rest is the same. */
  readonly key: string;
  readonly sections: readonly Section[];
  /** Options with a header on the page, and the id of the section it is in. */
  readonly options: readonly {readonly name: string; readonly sectionId: string; readonly isRepeated: boolean}[];
  /** Version that a `<VersionChanges>` of the page starts from, and the id of its chapter. */
  readonly indexes: readonly {readonly from: string; readonly sectionId: string}[];
};

function collectSections({key, items}: PageItems): PageSections {
  const sections: {id: string; depth: number; title: readonly Run[]; blocks: Block[]}[] = [
    {id: '', depth: 1, title: [], blocks: []},
  ];
  const options: PageSections['options'][number][] = [];
  const indexes: PageSections['indexes'][number][] = [];
  for (const item of items) {
    const current = sections[sections.length - 1];
    switch (item.type) {
      case 'heading':
        sections.push({...item.section, blocks: []});
        break;
      case 'block':
        current.blocks.push(item.block);
        break;
      case 'option':
        options.push({name: item.name, sectionId: current.id, isRepeated: item.isRepeated});
        break;
      case 'index':
        indexes.push({from: item.from, sectionId: [...sections].reverse().find(({depth}) => depth <= 2)?.id ?? ''});
        break;
    }
  }
  return {key, sections, options, indexes};
}

/** Sections by items: texts that are equal in two versions share theirs, so that nothing has to compare them. */
const cache = new WeakMap<PageItems, PageSections>();

/** Sections, options and lists of changes of one page's source, embedded Markdown files included. */
export function readSections(filePath: string, siteDir: string): PageSections {
  const page = readItems(filePath, siteDir);
  const sections = cache.get(page) ?? collectSections(page);
  cache.set(page, sections);
  return sections;
}
