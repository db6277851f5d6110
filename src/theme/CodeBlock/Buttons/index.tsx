// Ejected from Docusaurus 3.10.2: the buttons always show (CODE-01) and their place is the layout's to say.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import BrowserOnly from '@docusaurus/BrowserOnly';
import type {Props} from '@theme/CodeBlock/Buttons';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import styles from './styles.module.css';

export default function CodeBlockButtons({className}: Props): ReactNode {
  // Without script they could do nothing; their row keeps its height without them.
  return (
    <BrowserOnly>
      {() => (
        <div className={clsx(styles.buttons, className)}>
          <WordWrapButton />
          <CopyButton />
        </div>
      )}
    </BrowserOnly>
  );
}
