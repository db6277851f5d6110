import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** Parses plain Markdown with the syntax that the docs are written in. */
export const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm).freeze();

/** The same for MDX. */
export const mdx = markdown().use(remarkMdx).freeze();

/** The one for a file, by its ending as the site has it (`markdown.format: 'detect'`): braces and comments differ. */
export function chooseParser(file: string): typeof markdown {
  return file.endsWith('.mdx') ? mdx : markdown;
}
