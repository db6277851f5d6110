import type {Root} from 'mdast';
import {mdx} from '../../../server/markdown/parsers';

/** The syntax tree of a page, with the syntax that the docs are written in. Throws at a page that is no MDX. */
export function parseMdx(source: string): Root {
  return mdx.parse(source);
}
