export type FileNode = {
  readonly name: string;
  /** What a folder holds; absent on a file. */
  readonly children?: readonly FileNode[];
  /** Remark of the author. */
  readonly note?: string;
};

type Branch = {children?: Map<string, Branch>; note?: string};

function toNodes(branches: Map<string, Branch>): FileNode[] {
  return [...branches].map(([name, {children, note}]) => ({
    name,
    ...(children && {children: toNodes(children)}),
    ...(note !== undefined && {note}),
  }));
}

/**
 * Reads a list of paths, one a line, as a tree in the order of the lines. A slash at the end makes a folder of a path with nothing
 * in it; a remark follows a path after ` # `. Empty lines and a leading `./` do not count.
 *
 * @example parseFileTree('dist/index.js\ndist/types/  # declarations')
 */
export function parseFileTree(text: string): FileNode[] {
  const root = new Map<string, Branch>();
  for (const line of text.split('\n')) {
    const [path, ...notes] = line.trim().split(/\s+# /);
    const names = path.replace(/^\.\//, '').split('/');
    let branches = root;
    let branch: Branch = {};
    names.forEach((name, index) => {
      if (name === '') {
        return;
      }
      branch = branches.get(name) ?? {};
      branches.set(name, branch);
      if (index < names.length - 1) {
        branch.children ??= new Map();
        branches = branch.children;
      }
    });
    if (notes.length > 0) {
      branch.note = notes.join(' # ');
    }
  }
  return toNodes(root);
}
