import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemedImage as ImageSource} from '@site/src/lib/site/types';
import {assetSet, assetUrl} from '@site/src/lib/url';
import styles from './styles.module.css';

export interface ThemedImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** One path, or one for each theme. */
  readonly image: ImageSource;
  readonly alt: string;
  /** Host of the image, for the landing page's pictures (BACKDROP-02). Default: this site. */
  readonly host?: string;
}

/**
 * An image that follows the theme. Both variants are in the HTML and CSS shows one, so that the right one is there before any
 * script; the hidden one is not loaded when `loading` is `lazy`.
 */
export default function ThemedImage({
  image,
  alt,
  host = '',
  className,
  srcSet,
  ...others
}: ThemedImageProps): ReactNode {
  const base = useDocusaurusContext().siteConfig.baseUrl;
  const toSrc = (path: string): string => assetUrl(path, {host, base});
  const props = {...others, srcSet: srcSet && assetSet(srcSet, {host, base})};
  if (typeof image === 'string') {
    return <img {...props} className={className} src={toSrc(image)} alt={alt} />;
  }
  return (
    <>
      <img {...props} className={clsx(styles.light, className)} src={toSrc(image.light)} alt={alt} />
      <img {...props} className={clsx(styles.dark, className)} src={toSrc(image.dark)} alt={alt} />
    </>
  );
}
