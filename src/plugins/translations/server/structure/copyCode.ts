import {diffArrays} from 'diff';
import type {Code, Nodes} from 'mdast';
import {LEAD} from '../../../../lib/translation';
import {parsePage} from '../parsePage';
import type {PageSource} from './compareStructure';
import {formatCode, getHeadingId} from './readOutline';

export type CopiedCode = {
  /** The translation with the blocks of the English page. */
  readonly source: string;
  /** Lines of the blocks that were copied, from 1, in the new text. */
  readonly lines: readonly number[];
};

/** A block of code as it stands in the text of its page. */
type Block = {
  /** As it is compared. */
  readonly code: string;
  readonly start: number;
  readonly end: number;
  /** What stands before the fence in its line: spaces of a list, `>` of a quotation. */
  readonly indent: string;
};

function toBlock(node: Code, source: string): Block {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  return {code: formatCode(node), start, end, indent: source.slice(source.lastIndexOf('\n', start - 1) + 1, start)};
}

/** The blocks of code of each section, by its key, in order. */
function listBlocks(page: PageSource): Map<string, Block[]> {
  let blocks: Block[] = [];
  const sections = new Map([[LEAD, blocks]]);
  const visit = (node: Nodes): void => {
    const id = node.type === 'heading' ? getHeadingId(node) : undefined;
    if (id !== undefined) {
      blocks = [];
      sections.set(id, blocks);
    }
    if (node.type === 'code') {
      blocks.push(toBlock(node, page.source));
    }
    if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(parsePage(page));
  return sections;
}

/** Blocks of both pages that belong together and differ: those between equal ones, where there are as many. */
function pairBlocks(from: readonly Block[], to: readonly Block[]): [Block, Block][] {
  const parts = diffArrays([...from], [...to], {comparator: (a, b) => a.code === b.code});
  return parts.flatMap(({removed, value}, index): [Block, Block][] => {
    const next = parts.at(index + 1);
    const isPaired = removed && next?.added && next.value.length === value.length;
    return isPaired ? value.map((block, row) => [block, next.value[row]]) : [];
  });
}

/**
 * Copies the blocks of code that differ from the English page into its translation, section by section. Blocks that came, went, or stand in
 * another list or quotation are left to translators. Throws a `VFileMessage` where one of the pages cannot be read.
 */
export function copyCode(original: PageSource, translated: PageSource): CopiedCode {
  const english = listBlocks(original);
  const pairs = [...listBlocks(translated)].flatMap(([key, blocks]) => pairBlocks(english.get(key) ?? [], blocks));
  const alike = pairs.filter(([from, to]) => from.indent === to.indent).sort(([, a], [, b]) => a.start - b.start);
  let source = '';
  let end = 0;
  const lines = alike.map(([from, to]) => {
    source += translated.source.slice(end, to.start);
    const line = source.split('\n').length;
    source += original.source.slice(from.start, from.end);
    ({end} = to);
    return line;
  });
  return {source: source + translated.source.slice(end), lines};
}
