// Ejected from Docusaurus 3.10.2: confirms for 2 s instead of 1 s, starts again with each copy, and confirms nothing that failed
// (CODE-02, CODE-03).
import type {ReactNode} from 'react';
import CodeButton from '@site/src/components/CodeButton';
import {labelCopyButton} from '@site/src/components/CodeButton/handleCodeClick';

/** Copies the code of the block around it (CODE-02). `handleCodeClick`, on the block, does it. */
export default function CopyButton(): ReactNode {
  return <CodeButton label={labelCopyButton()} action="copy" />;
}
