import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import useAddressTags from '@site/src/components/Layout/useAddressTags';
import {describeArticle} from '@site/src/lib/doc';
import {usePageData} from '@site/src/plugins/site-data/client';

/** JSON-LD of the page; none where another page stands for it. */
function ArticleData(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, description, lastUpdatedAt} = useDoc().metadata;
  const {version} = usePageData();
  const address = useAddressTags();
  if (address === undefined || address.isSuperseded) {
    return null;
  }
  const {htmlLang, url, baseUrl} = i18n.localeConfigs[i18n.currentLocale];
  const text = describeArticle({
    title,
    description,
    lang: htmlLang,
    url: address.canonical,
    modified: lastUpdatedAt,
    site: {name: siteConfig.title, url: url + baseUrl},
    software: {name: siteConfig.title, version},
  });
  return (
    <Head>
      <script type="application/ld+json">{text}</script>
    </Head>
  );
}

/** Adds structured data to the tags of a doc. */
export default function DocItemMetadataWithArticle(): ReactNode {
  return (
    <>
      <DocItemMetadata />
      <ArticleData />
    </>
  );
}
