import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import InlineText from '@site/src/components/InlineText';
import Stars from '@site/src/components/Stars';
import ThemedImage from '@site/src/components/ThemedImage';
import type {ThemedImage as ImageSource} from '@site/src/lib/site/types';
import {useSiteData} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

/** HERO-01. Texts may hold the marks of TEXT-01. */
export interface HeroProps {
  /** Default 'Rspack'. */
  readonly title?: string;
  /** Default 'The fast Rust-based web bundler'. */
  readonly subTitle?: string;
  /** Default 'Seamlessly replace webpack with compatible API'. */
  readonly description?: string;
  /** Path of the logo on the assets host, or a pair for the two themes. Default: the site's hero logo. */
  readonly logoUrl?: ImageSource;
  /** Default 'Get Started'. */
  readonly getStartedButtonText?: string;
  /** Default 'Learn More'. */
  readonly learnMoreButtonText?: string;
  /** Default false. */
  readonly showStars?: boolean;
  /** A blurred oval behind the logo. Default true. */
  readonly showOvalBg?: boolean;
  readonly onClickGetStarted?: () => void;
  readonly onClickLearnMore?: () => void;
}

/** Size of the logo, in CSS pixels: of the file, and its place on wide screens. Narrow ones show it 100 px high (HERO-08). */
const LOGO_SIZE = 152;

/** The head of the landing page: logo, title, subtitle, description and two buttons (HERO-01..08). */
export default function Hero({
  title = 'Rspack',
  subTitle = translate({
    id: 'site.Hero.subTitle',
    message: 'The fast Rust-based web bundler',
    description: 'Hero: the line below the title where the page sets none',
  }),
  description = translate({
    id: 'site.Hero.description',
    message: 'Seamlessly replace webpack with compatible API',
    description: 'Hero: the description below the subtitle',
  }),
  logoUrl,
  getStartedButtonText = translate({
    id: 'site.Hero.getStarted',
    message: 'Get Started',
    description: 'Hero: first button, which leads to the introduction',
  }),
  learnMoreButtonText = translate({
    id: 'site.Hero.learnMore',
    message: 'Learn More',
    description: 'Hero: second button, which leads to the quick start',
  }),
  showStars = false,
  showOvalBg = true,
  onClickGetStarted,
  onClickLearnMore,
}: HeroProps): ReactNode {
  const {assetsHost, landing} = useSiteData().site;
  return (
    <header className={styles.hero}>
      <div className={styles.logo}>
        {showOvalBg && <span className={styles.oval} data-oval="" aria-hidden="true" />}
        <ThemedImage
          image={logoUrl ?? landing.heroLogo}
          host={assetsHost}
          alt=""
          width={LOGO_SIZE}
          height={LOGO_SIZE}
          loading="lazy"
        />
      </div>
      <Heading as="h1" className={styles.title}>
        <InlineText text={title} />
      </Heading>
      <p className={styles.subTitle}>
        <InlineText text={subTitle} />
      </p>
      <p className={styles.description}>
        <InlineText text={description} />
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.primary} onClick={onClickGetStarted}>
          <InlineText text={getStartedButtonText} />
        </button>
        <button type="button" className={styles.secondary} onClick={onClickLearnMore}>
          <InlineText text={learnMoreButtonText} />
        </button>
      </div>
      {/* Last: their places follow from the height of the text. */}
      {showStars && <Stars />}
    </header>
  );
}
