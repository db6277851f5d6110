import type {Root} from 'mdast';
import {chooseParser} from '../../../server/markdown/parsers';
import type {PageSource} from './structure/compareStructure';

/** Most of the time of `i18n:lint` goes into these, and several checks want each. */
const trees = new WeakMap<PageSource, Root>();

/** The tree of a page, made once for each object; nobody may change it. Throws a `VFileMessage` where the page cannot be parsed. */
export function parsePage(page: PageSource): Root {
  const root = trees.get(page) ?? chooseParser(page.file).parse(page.source);
  trees.set(page, root);
  return root;
}
