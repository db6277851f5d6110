import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Hero from '@theme/Hero';
import {useSiteStrings} from '@site/src/hooks/useSiteStrings';
import styles from './styles.module.css';

/** The hero of the landing page, with its words and the way its buttons lead (HERO-03..07). */
export default function LandingHero(): ReactNode {
  const history = useHistory();
  const {introduction, quickStart, subtitle} = useSiteStrings();
  const introductionUrl = useBaseUrl('/guide/start/');
  const quickStartUrl = useBaseUrl('/guide/start/quick-start');
  return (
    <>
      <Hero
        title={translate({
          id: 'site.Landing.title',
          message: 'A fast Rust-based web bundler for your libraries',
          description: 'Landing page: the title',
        })}
        subTitle={subtitle}
        showStars
        onClickGetStarted={() => history.push(introductionUrl)}
        onClickLearnMore={() => history.push(quickStartUrl)}
      />
      {/* The buttons need scripts; these links do not. */}
      <noscript>
        <p className={styles.links}>
          <Link to="/guide/start/">{introduction}</Link>
          <Link to="/guide/start/quick-start">{quickStart}</Link>
        </p>
      </noscript>
    </>
  );
}
