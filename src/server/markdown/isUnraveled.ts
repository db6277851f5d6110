import type {Paragraph} from 'mdast';
import type {} from 'mdast-util-mdx';

/** True for a line that holds nothing but tags: MDX takes them out of the paragraph that the parser puts around them. */
export function isUnraveled({children}: Paragraph): boolean {
  return children.every(
    (child) =>
      child.type === 'mdxJsxTextElement' ||
      child.type === 'mdxTextExpression' ||
      (child.type === 'text' && child.value.trim() === ''),
  );
}
