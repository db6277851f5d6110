import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

export interface NavTagProps {
  /** Markup of an SVG, from the site's own data, or the path of an image. */
  readonly tag: string;
}

/** The small picture before a navigation entry's text (NAV-05). It says nothing the text does not. */
export default function NavTag({tag}: NavTagProps): ReactNode {
  const src = useBaseUrl(tag);
  if (tag.trimStart().startsWith('<svg')) {
    // eslint-disable-next-line no-restricted-syntax -- a drawing of the site's configuration
    return <span className={styles.tag} aria-hidden="true" dangerouslySetInnerHTML={{__html: tag}} />;
  }
  return <img className={styles.tag} src={src} alt="" width={16} height={16} />;
}
