import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import SearchPanelPage from '@site/src/components/Search/Page';

/** `/search?q=...`: the search on a page of its own, for links and for browsers' own search fields. */
export default function SearchPage(): ReactNode {
  const title = translate({
    id: 'site.Search.pageTitle',
    message: 'Search the documentation',
    description: 'Title and heading of the search page',
  });
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the attributes that the core sets. For `startApp`: all of the page is made by the app. */}
        <html data-needs-app="true" />
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <SearchPanelPage title={title} />
      </main>
    </Layout>
  );
}
