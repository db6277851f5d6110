// Ejected from Docusaurus 3.10.2: the buttons always show (CODE-01), in static HTML, too, and their place is the
// layout's to say.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Buttons';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import styles from './styles.module.css';

/** The buttons of a code block: wrap its lines, copy its code. */
export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <div className={clsx(styles.buttons, className)}>
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}
