import {OUTLINE_MAX_DEPTH, OUTLINE_MIN_DEPTH} from '../constants';
import type {PageFrontMatter} from '../site/records';

export type OutlineEntry = {
  /** May hold the marks of TEXT-01. */
  readonly text: string;
  readonly id: string;
  readonly depth: number;
};

export type OutlineInput = {
  readonly toc: readonly OutlineEntry[];
  readonly frontmatter: Pick<PageFrontMatter, 'outline' | 'overview'>;
  /** The page is shown inside another one. */
  readonly isFramed: boolean;
};

/**
 * The entries of a page's outline: headings of level 2 to 4 (OUTLINE-02). None with `outline: false`, on overview pages, and inside
 * a frame unless the front matter asks for it with `outline: true` (OUTLINE-07).
 */
export function getOutlineEntries({toc, frontmatter, isFramed}: OutlineInput): readonly OutlineEntry[] {
  const {outline, overview} = frontmatter;
  if (outline === false || overview === true || (isFramed && outline !== true)) {
    return [];
  }
  return toc.filter(({depth}) => depth >= OUTLINE_MIN_DEPTH && depth <= OUTLINE_MAX_DEPTH);
}
