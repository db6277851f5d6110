import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import NeedsApp from '@site/src/components/NeedsApp';
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
      <NeedsApp />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <SearchPanelPage title={title} />
      </main>
    </Layout>
  );
}
