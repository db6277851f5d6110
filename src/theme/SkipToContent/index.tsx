// Ejected from Docusaurus 3.10.2: looks from the design tokens. The stock one's script is in `runtime`: a click on the link is for
// `inline/skipToContent.ts`, here as before the app is there, and the focus at a page change for `client/pageChange.ts`, as the stock link
// has the browser lay out a page that is only just made, and does not know of a change between pages of two kinds.
import type {ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The first link of every page, for the keyboard: leads past the bar and the sidebar. */
export default function SkipToContent(): ReactNode {
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description:
      'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
  });
  return (
    <div role="region" aria-label={label}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- an anchor of this page */}
      <a className={styles.skipToContent} href={`#${SkipToContentFallbackId}`}>
        {label}
      </a>
    </div>
  );
}
