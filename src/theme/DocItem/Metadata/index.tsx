// Ejected from Docusaurus 3.10.2: the words in `keywords` are for the site's own search. Search engines do not read the tag (Google says
// so since 2009), which would be a hundred bytes of each page.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CardTags from '@site/src/components/CardTags';
import useAddressTags from '@site/src/components/Layout/useAddressTags';
import {describeArticle} from '@site/src/lib/doc';
import {stripInline} from '@site/src/lib/text';
import {toCardPath} from '@site/src/lib/url';
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
    title: stripInline(title),
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

/** The picture that `plugins/social-cards` draws of the page; a doc may name another one in its front matter. */
function DocCardTags(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {
    assets,
    frontMatter,
    metadata: {permalink, title},
  } = useDoc();
  if ((assets.image ?? frontMatter.image) !== undefined) {
    return null;
  }
  return <CardTags path={toCardPath(permalink, siteConfig.baseUrl)} alt={stripInline(title)} />;
}

/** The tags of a doc, with its kind, picture and structured data. */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  return (
    <>
      <PageMetadata
        title={metadata.title}
        description={metadata.description}
        image={assets.image ?? frontMatter.image}
      />
      <Head>
        <meta property="og:type" content="article" />
      </Head>
      <DocCardTags />
      <ArticleData />
    </>
  );
}
