// Ejected from Docusaurus 3.10.2: shows on every block, where the original waits for a line that is too long (CODE-01).
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CodeButton from '@site/src/components/CodeButton';
import {WRAPPED_CLASS} from '@site/src/lib/code/blockClasses';

/** Wraps the long lines of the block around it (CODE-01). `handleCodeClick`, on the block, does it. */
export default function WordWrapButton(): ReactNode {
  const {metadata} = useCodeBlockContext();
  const label = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The title attribute for toggle word wrapping button of code block lines',
  });
  return <CodeButton label={label} action="wrap" aria-pressed={metadata.className.includes(WRAPPED_CLASS)} />;
}
