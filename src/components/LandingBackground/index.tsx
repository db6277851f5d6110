import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ThemedImage from '@site/src/components/ThemedImage';
import {useSiteData} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

/**
 * The picture behind the top of the landing page, navigation bar included (BACKDROP-01). It also marks the page with
 * `data-landing` on `<html>`, in static HTML too: the navbar's style sheet goes by it (NAV-10).
 */
export default function LandingBackground(): ReactNode {
  const {assetsHost, landing} = useSiteData().site;
  return (
    <>
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the attributes, `lang` among them, that the core sets */}
        <html data-landing="true" />
      </Head>
      <div className={styles.root} aria-hidden="true" data-landing-background="">
        <ThemedImage
          className={styles.image}
          image={landing.background}
          alt=""
          host={assetsHost}
          width={1920}
          height={900}
          loading="lazy"
        />
      </div>
    </>
  );
}
