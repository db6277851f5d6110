// Ejected from Docusaurus 3.10.2: own columns and breakpoint (MOBILE-05), the local bar in place of the collapsible outline, the
// notice about a section that is not there, and parts that front matter and address can hide (FRONTMATTER-02, QUERYPARAM-03, -04).
// The original chooses its outline by 996 px.
import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocVersionBanner from '@theme/DocVersionBanner';
import LocalNav from '@theme/LocalNav';
import AnchorNotice from '@site/src/components/AnchorNotice';
import ChangedSince from '@site/src/components/ChangedSince';
import useDocParts from '@site/src/components/DocLayout/useDocParts';
import Outline from '@site/src/components/Outline';
import {usePageData} from '@site/src/plugins/site-data/client';
import {useTextLang} from '@site/src/plugins/site-data/client/useTextLang';
import {TranslationNoticeContext} from '@site/src/plugins/translations/client';
import styles from './styles.module.css';

/** A doc: notices, breadcrumbs, its text and its foot, with the outline beside or above. Pages of other kinds show their text alone, behind the notice about their language. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata} = useDoc();
  const {pageType} = usePageData();
  const parts = useDocParts();
  const textLang = useTextLang();
  const translationNotice = use(TranslationNoticeContext);
  if (pageType !== 'doc') {
    return (
      <>
        {translationNotice}
        <div {...textLang}>
          <DocItemContent>{children}</DocItemContent>
        </div>
      </>
    );
  }
  return (
    <>
      <LocalNav />
      <div className={clsx(styles.columns, parts.outline && styles.withOutline)}>
        <div className={styles.content}>
          <ContentVisibility metadata={metadata} />
          <DocVersionBanner />
          {translationNotice}
          <article>
            <DocBreadcrumbs />
            <div {...textLang}>
              <DocItemContent>
                <ChangedSince />
                {children}
              </DocItemContent>
            </div>
          </article>
          {parts.footer && <DocItemFooter />}
        </div>
        {parts.outline && <Outline />}
      </div>
      <AnchorNotice />
    </>
  );
}
