import type {ReactNode} from 'react';
import LandingBackground from '@theme/LandingBackground';
import Layout from '@theme/Layout';
import ToolSection from '@theme/ToolSection';
import FeedTags from '@site/src/components/FeedLinks/FeedTags';
import Features from '@site/src/components/Landing/Features';
import LandingHero from '@site/src/components/Landing/LandingHero';
import Showcase from '@site/src/components/Landing/Showcase';
import {useSiteStrings} from '@site/src/hooks/useSiteStrings';

/** The landing page. It sets no title, so that the document has the site's alone (HEAD-02). */
export default function Home(): ReactNode {
  const {subtitle, slogan} = useSiteStrings();
  return (
    <Layout description={`${subtitle}: ${slogan}`}>
      <FeedTags />
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
