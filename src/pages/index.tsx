import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import LandingBackground from '@theme/LandingBackground';
import Layout from '@theme/Layout';
import ToolSection from '@theme/ToolSection';
import FeedTags from '@site/src/components/FeedLinks/FeedTags';
import Features from '@site/src/components/Landing/Features';
import LandingHero from '@site/src/components/Landing/LandingHero';
import Showcase from '@site/src/components/Landing/Showcase';
import TextAlternate from '@site/src/components/TextAlternate';
import {useSiteStrings} from '@site/src/hooks/useSiteStrings';

/** The landing page. It sets no title, so that the document has the site's alone (HEAD-02). */
export default function Home(): ReactNode {
  const {subtitle, slogan} = useSiteStrings();
  const description = translate(
    {
      id: 'site.home.description',
      message: '{subtitle}: {slogan}',
      description: 'Description of the home page for search engines; what the product is, and what it is like',
    },
    {subtitle, slogan},
  );
  return (
    <Layout description={description}>
      <FeedTags />
      <TextAlternate path={useBaseUrl('/index.md')} />
      <LandingBackground />
      <main>
        <LandingHero />
        <Showcase />
        <Features />
        <ToolSection />
      </main>
    </Layout>
  );
}
