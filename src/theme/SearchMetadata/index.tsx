// Ejected from Docusaurus 3.10.2: each tag stands in the page once, for the crawler of Algolia; the original writes it again under a
// name of other search plugins, which the site does not have, and what it has written cannot be taken back from outside.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/SearchMetadata';

/** By what Algolia's crawler sorts a page: the engine `algolia` asks for pages of one language and version by these tags. */
export default function SearchMetadata({locale, version, tag}: Props): ReactNode {
  return (
    <Head>
      {locale && <meta name="docsearch:language" content={locale} />}
      {version && <meta name="docsearch:version" content={version} />}
      {tag && <meta name="docsearch:docusaurus_tag" content={tag} />}
    </Head>
  );
}
