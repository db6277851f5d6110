/** Path of the Markdown text of a page: `/guide/cli` has `/guide/cli.md`, `/guide/` has `/guide.md`, the root `index.md`. */
export function toMarkdownPath(path: string, base: string): string {
  return path === base ? `${base}index.md` : `${path.replace(/\/$/, '')}.md`;
}
