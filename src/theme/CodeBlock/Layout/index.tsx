// Ejected from Docusaurus 3.10.2: title and buttons share one row, in place of buttons that show on hover over the code.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import Title from '@theme/CodeBlock/Title';
import handleCodeClick from '@site/src/components/CodeButton/handleCodeClick';
import drawn from '@site/src/components/Icon/drawn.module.css';
import styles from './styles.module.css';

/** A block: its title and buttons, or the buttons alone over the code. */
export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const hasTitle = Boolean(metadata.title);
  return (
    <Container
      as="div"
      className={clsx(styles.block, hasTitle && styles.titled, className, metadata.className)}
      // What its style sheet knows the height by while the block is far from the window.
      data-lines={metadata.code.split('\n').length}
      onClick={handleCodeClick}
    >
      {hasTitle && (
        <div className={clsx(styles.header, drawn.drawn, drawn.file)}>
          <span className={styles.title}>
            <Title>{metadata.title}</Title>
          </span>
          <Buttons />
        </div>
      )}
      <div className={clsx(styles.body, !hasTitle && styles.untitled)}>
        <Content />
        {!hasTitle && <Buttons className={styles.floating} />}
      </div>
    </Container>
  );
}
