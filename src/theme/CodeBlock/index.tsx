// Ejected from Docusaurus 3.10.2: a block of the language `tree` is a file tree; and colours come from CSS, so that static HTML is
// right in both themes and the block need not be made anew after hydration, as the original does; hydration leaves it alone.
import {Children, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import handleCodeClick from '@site/src/components/CodeButton/handleCodeClick';
import FileTree from '@site/src/components/FileTree';
import LeftAlone from '@site/src/components/LeftAlone';

function toText(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
}

function isTree({language, className}: Pick<Props, 'language' | 'className'>): boolean {
  return language === 'tree' || className?.split(' ').includes('language-tree') === true;
}

/** Code as a block with buttons; a file tree for the language `tree`; elements inside `<pre>` as they are. */
export default function CodeBlock({children, ...props}: Props): ReactNode {
  const text = toText(children);
  if (text === undefined) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  if (isTree(props)) {
    const title = typeof props.title === 'string' ? props.title : /\btitle="([^"]*)"/.exec(props.metastring ?? '')?.[1];
    return <FileTree title={title}>{text}</FileTree>;
  }
  return (
    <LeftAlone key={text} as="div" onClick={handleCodeClick}>
      <StringContent {...props}>{text}</StringContent>
    </LeftAlone>
  );
}
