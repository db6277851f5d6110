import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import InlineText from '@site/src/components/InlineText';
import ThemedImage from '@site/src/components/ThemedImage';
import {HERO_IMAGE_SIZE} from '@site/src/lib/constants';
import type {HomeAction, HomeHero as HomeHeroContent} from '@site/src/lib/home';
import {isExternalUrl} from '@site/src/lib/url';
import styles from './styles.module.css';

export interface HomeHeroProps {
  readonly hero: HomeHeroContent;
}

function Action({action: {text, link, theme}}: {readonly action: HomeAction}): ReactNode {
  const target = isExternalUrl(link) ? {target: '_blank', rel: 'noopener noreferrer'} : {};
  return (
    <Link className={clsx(styles.action, styles[theme])} to={link} {...target}>
      <InlineText text={text} />
    </Link>
  );
}

/** The head of a page with `pageType: home`, from its front matter (HOME-01..03). */
export default function HomeHero({hero: {name, text, tagline, actions, image}}: HomeHeroProps): ReactNode {
  return (
    <header className={clsx(styles.hero, image && styles.withImage)}>
      <div className={styles.words}>
        {name !== '' && (
          <Heading as="h1" className={styles.name}>
            <InlineText text={name} />
          </Heading>
        )}
        {text.map((line) => (
          <p key={line} className={styles.text}>
            <InlineText text={line} />
          </p>
        ))}
        {tagline !== undefined && (
          <p className={styles.tagline}>
            <InlineText text={tagline} />
          </p>
        )}
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map((action) => (
              <Action key={action.text} action={action} />
            ))}
          </div>
        )}
      </div>
      {image && (
        <div className={styles.image}>
          <ThemedImage
            image={image.src}
            alt={image.alt}
            width={HERO_IMAGE_SIZE}
            height={HERO_IMAGE_SIZE}
            srcSet={image.srcset}
            sizes={image.sizes}
            loading="lazy"
          />
        </div>
      )}
    </header>
  );
}
