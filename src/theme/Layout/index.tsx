// Ejected from Docusaurus 3.10.2: which parts of the frame show depends on the page's kind, front matter and address
// (PAGEKIND-04, QUERYPARAM-01). Those parts are siblings inside this component.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {PageMetadata, SkipToContentFallbackId, ThemeClassNames} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme/AnnouncementBar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import usePageFrame from '@site/src/components/Layout/usePageFrame';
import {useIsDoc, useSiteData} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

/** The frame of every page. A page without a description of its own has the site's (HEAD-04). */
export default function Layout({children, noFooter, wrapperClassName, title, description}: Props): ReactNode {
  const {navbar, footer} = usePageFrame();
  const siteData = useSiteData();
  const isDoc = useIsDoc();
  return (
    <TitleFormatter>
      <LayoutProvider>
        <PageMetadata title={title} description={description ?? siteData.description} />
        {!navbar && (
          <Head>
            {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the attributes, `lang` among them, that the core sets */}
            <html data-navbar-hidden="true" />
          </Head>
        )}
        <SkipToContent />
        <AnnouncementBar />
        {navbar && <Navbar />}
        <div
          // In a doc the sidebar comes first; `DocRoot/Layout` has the target behind it.
          id={isDoc ? undefined : SkipToContentFallbackId}
          className={clsx(
            ThemeClassNames.layout.main.container,
            ThemeClassNames.wrapper.main,
            styles.main,
            wrapperClassName,
          )}
        >
          <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
        </div>
        {footer && !noFooter && <Footer />}
      </LayoutProvider>
    </TitleFormatter>
  );
}
