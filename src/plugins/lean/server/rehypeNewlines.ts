type Tree = {readonly type: string; readonly tagName?: string; readonly value?: string; children?: Tree[]};

/** Parents between whose children space means nothing. */
const CONTAINERS = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr', 'blockquote']);
const BLOCKS = new Set([...CONTAINERS, 'p', 'pre', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'section']);

function isBlock(node: Tree | undefined): boolean {
  return node !== undefined && (BLOCKS.has(node.tagName ?? '') || node.type === 'mdxJsxFlowElement');
}

function strip(parent: Tree): void {
  const {children} = parent;
  if (children === undefined || parent.tagName === 'pre') {
    return;
  }
  const isContainer = parent.type === 'root' || CONTAINERS.has(parent.tagName ?? '');
  const kept = children.filter((child, index) => {
    const isNewline = child.type === 'text' && child.value === '\n';
    return !(isNewline && (isContainer || isBlock(children[index - 1]) || isBlock(children[index + 1])));
  });
  parent.children = kept;
  kept.forEach(strip);
}

/** Rehype plugin: drops the line breaks between blocks, which a page loads twice, as text in its HTML and in its script. */
export function rehypeNewlines(): (tree: Tree) => void {
  return strip;
}
