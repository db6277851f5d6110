import type {MdxjsEsm} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {createExport, createImport} from '../../../lib/markdown/createMdxNodes';
import {listImported} from '../../../lib/markdown/readMdxNodes';
import {HOME_PAGE, RARE_COMPONENTS} from '../rareComponents';

type Node = {readonly type: string; readonly name?: string | null};
type Tree = {readonly type: string; children: Node[]};

/** Names that the page imports itself. */
function readImported(tree: Tree): Set<string> {
  return new Set(
    tree.children.flatMap((node) => {
      const estree = node.type === 'mdxjsEsm' ? (node as MdxjsEsm).data?.estree : undefined;
      return estree ? listImported(estree) : [];
    }),
  );
}

/** True if the page's front matter asks for a home page. */
function isHome({data}: VFile): boolean {
  return (data.frontMatter as {readonly pageType?: unknown} | undefined)?.pageType === 'home';
}

/**
 * Rehype plugin: a page imports the rare components that it uses, and a home page exports the component that shows it; see
 * `rareComponents.ts`.
 */
export function rehypeImports() {
  return (tree: Tree, file: VFile): void => {
    const used = new Set<string>();
    visit(tree as Parameters<typeof visit>[0], ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      used.add((node as Node).name ?? '');
    });
    const imported = readImported(tree);
    const missing = Object.entries(RARE_COMPONENTS).filter(([name]) => used.has(name) && !imported.has(name));
    tree.children = [
      ...missing.map(([name, request]) => createImport(name, request)),
      ...(isHome(file) ? [createExport('HomePage', HOME_PAGE)] : []),
      ...tree.children,
    ];
  };
}
