/** What is looked at of a node of HTML or MDX. */
export type FlowNode = {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly children?: readonly FlowNode[];
};

/** Estimated height, in CSS pixels, of what is shown at once: more than most windows have, so that an error costs nothing. */
const FIRST_SCREEN = 1200;
/** A rest that is not higher than this is not worth a second step. */
const MIN_REST = 1200;

const CHARACTERS_PER_LINE = 95;
/** Letters about as wide as two of the Latin alphabet. */
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/gu;
const LINE = 28;
const CODE_LINE = 22;
const BLOCK_GAP = 20;
/** Tags whose text is set in lines of its own. */
const TEXT_BLOCK = /^(?:p|h[1-6]|li|tr|summary|figcaption)$/;
/** A component that shows more than its children, such as the facts of an option. */
const COMPONENT = 120;

function readText(node: FlowNode): string {
  return node.value ?? (node.children ?? []).map(readText).join('');
}

function countLines(text: string): number {
  return Math.ceil(text.replace(WIDE, '  ').length / CHARACTERS_PER_LINE);
}

function estimateHeight(node: FlowNode): number {
  if (node.tagName === 'pre') {
    return readText(node).split('\n').length * CODE_LINE + 3 * BLOCK_GAP;
  }
  if (node.tagName !== undefined && TEXT_BLOCK.test(node.tagName)) {
    return countLines(readText(node)) * LINE + BLOCK_GAP;
  }
  const own = node.type.startsWith('mdxJsx') ? COMPONENT : 0;
  return (node.children ?? []).reduce((sum, child) => sum + estimateHeight(child), own);
}

/**
 * Index of the first block of a page that lies below the first screen, by a rough estimate of heights; undefined for a page that is
 * not much longer than that.
 */
export function findFold(blocks: readonly FlowNode[]): number | undefined {
  const heights = blocks.map(estimateHeight);
  const total = heights.reduce((sum, height) => sum + height, 0);
  let above = 0;
  for (const [index, {type}] of blocks.entries()) {
    if (above >= FIRST_SCREEN && type !== 'text') {
      return total - above > MIN_REST ? index : undefined;
    }
    above += heights[index];
  }
  return undefined;
}
