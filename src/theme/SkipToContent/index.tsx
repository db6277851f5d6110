// Ejected from Docusaurus 3.10.2: same link, looks from the design tokens.
import type {ReactNode} from 'react';
import {SkipToContentLink} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The first link of every page, for the keyboard: leads past the bar and the sidebar. */
export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className={styles.skipToContent} />;
}
