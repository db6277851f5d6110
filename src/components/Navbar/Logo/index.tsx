import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ThemedImage from '@site/src/components/ThemedImage';
import {useSiteData} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

/** Side of the logo, in CSS pixels. */
const SIZE = 28;

/**
 * Link to the root of the interface's language (NAV-01): logo and logo text as far as they are configured, else the title.
 */
export default function NavbarLogo(): ReactNode {
  const {site, title} = useSiteData();
  const {image, text, alt} = site.logo;
  return (
    <Link className={styles.logo} to="/">
      {image !== undefined && <ThemedImage image={image} alt={text ? '' : alt} width={SIZE} height={SIZE} />}
      {(text || image === undefined) && <span>{text || title}</span>}
    </Link>
  );
}
