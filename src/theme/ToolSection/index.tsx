import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import ToolCards from '@site/src/components/ToolCards';
import {useSiteStrings} from '@site/src/hooks/useSiteStrings';
import styles from './styles.module.css';

/** The family of tools as a section of a page, with the cards of the navbar's menu (TOOLS-04, -08). */
export default function ToolSection(): ReactNode {
  const {toolStackTitle, toolStackDescription} = useSiteStrings();
  return (
    <section className={styles.section} aria-label={toolStackTitle}>
      <Heading as="h2" className={styles.title}>
        {toolStackTitle}
      </Heading>
      <p className={styles.description}>{toolStackDescription}</p>
      <ToolCards layout="section" className={styles.tools} />
    </section>
  );
}
