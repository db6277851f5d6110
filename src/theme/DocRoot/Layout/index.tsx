// Ejected from Docusaurus 3.10.2: columns and drawer turn at 1024 px, where the original turns at 996 (MOBILE-05), and the sidebar
// has own items (SIDEBAR-06).
import {useMemo, type ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocSidebar from '@site/src/components/DocSidebar';
import {SidebarDrawerProvider} from '@site/src/components/SidebarDrawer';
import useDocParts from '@site/src/components/DocLayout/useDocParts';
import {toSidebarItems} from '@site/src/lib/sidebar';
import {usePageData} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

/** The sidebar and the main column of all docs. It stays while pages change. */
export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const parts = useDocParts();
  const {pageType} = usePageData();
  const items = useMemo(() => toSidebarItems(sidebar?.items ?? []), [sidebar?.items]);
  return (
    <SidebarDrawerProvider>
      <div className={styles.layout}>
        {parts.sidebar && <DocSidebar key={sidebar?.name} items={items} />}
        <main id={SkipToContentFallbackId} className={styles.main}>
          {children}
        </main>
      </div>
      {pageType === 'doc' && <BackToTopButton />}
    </SidebarDrawerProvider>
  );
}
