/** A short text without links: their texts stay, with the marks of code and emphasis. */
export function withoutLinks(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A heading without its Markdown: texts of links and code stay, the marks go, and so do tags outside of code. */
export function toPlainTitle(title: string): string {
  return withoutLinks(title)
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part.slice(1, -1) : part.replace(/<[^>]*>|\*\*/g, '')))
    .join('')
    .trim();
}
