import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ThemedImage from '@site/src/components/ThemedImage';
import {useSiteData} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

/** Side of the logo, in CSS pixels; that of its markup is in the style sheet. */
const SIZE = 28;

/**
 * Link to the root of the interface's language (NAV-01): logo and logo text as far as they are configured, else the title.
 */
export default function NavbarLogo(): ReactNode {
  const {site, title} = useSiteData();
  const {image, svg, text} = site.logo;
  const alt = text ? '' : site.logo.alt;
  return (
    <Link className={styles.logo} to="/" aria-label={(svg && alt) || undefined}>
      {/* eslint-disable-next-line no-restricted-syntax -- a file of the site */}
      {svg !== undefined && <span aria-hidden className={styles.graphic} dangerouslySetInnerHTML={{__html: svg}} />}
      {image !== undefined && <ThemedImage image={image} alt={alt} width={SIZE} height={SIZE} />}
      {(text || (image ?? svg) === undefined) && <span>{text || title}</span>}
    </Link>
  );
}
