// Ejected from Docusaurus 3.10.2: canonical address, robots and languages come from the map between versions and translations;
// the original writes an address for every version and locale, and what it has written cannot be taken back from outside.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchMetadata from '@theme/SearchMetadata';
import CardTags from '@site/src/components/CardTags';
import useAddressTags from '@site/src/components/Layout/useAddressTags';
import ThemeColor from '@site/src/components/ThemeColor';
import {SITE_CARD} from '@site/src/lib/card/siteCard';
import {useSiteData} from '@site/src/plugins/site-data/client';
import {useSiteCard} from '@site/src/plugins/social-cards/client';

function AddressHeaders(): ReactNode {
  const {lang, locales} = useSiteData();
  const address = useAddressTags();
  const own = locales.find((locale) => locale.lang === lang);
  const others = locales.filter(
    (locale) => locale !== own && address?.alternates.some(({htmlLang}) => htmlLang === locale.htmlLang),
  );
  return (
    <Head>
      <meta property="og:locale" content={own?.openGraphLocale} />
      {address !== undefined && <meta property="og:url" content={address.own} />}
      {address !== undefined && <link rel="canonical" href={address.canonical} />}
      {address?.isSuperseded && <meta name="robots" content="noindex,follow" />}
      {address?.alternates.map(({htmlLang, href}) => (
        <link key={htmlLang} rel="alternate" href={href} hrefLang={htmlLang} />
      ))}
      {others.map(({lang: other, openGraphLocale}) => (
        <meta key={`og-${other}`} property="og:locale:alternate" content={openGraphLocale} />
      ))}
    </Head>
  );
}

/** What the head of every page has: card, canonical address, languages, and the tags of the configuration. */
export default function SiteMetadata(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {metadata, image: ownImage} = useThemeConfig();
  const siteCard = useSiteCard();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteConfig.title} />
        {/* Lets the stock theme's class names for keyboard focus reach the element in static HTML. */}
        <body />
      </Head>
      {ownImage && <PageMetadata image={ownImage} />}
      {siteCard !== undefined && <CardTags path={SITE_CARD} alt={siteCard} />}
      <AddressHeaders />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      {/* A Head of its own, so that these replace what stands above instead of being doubled. */}
      <Head>
        {metadata.map((entry, index) => (
          <meta key={index} {...entry} />
        ))}
      </Head>
      <ThemeColor />
    </>
  );
}
