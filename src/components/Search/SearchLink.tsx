import type {AnchorHTMLAttributes, MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/src/lib/ui/isPlainClick';
import {useSiteData} from '@site/src/plugins/site-data/client';
import isOfApp from './isOfApp';

export interface SearchLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  readonly href: string;
  /** A page of the site, which opens without a new document if it is of the same locale. */
  readonly isOwn?: boolean;
  /** The link is followed: here, or where the reader or the site wants it, as a new tab. */
  readonly onOpen?: (opensHere: boolean) => void;
}

/**
 * A link in the search. Lists of hits change with every word: unlike the site's own link it does not fetch the page of each hit
 * that comes into view, but the one that the pointer goes to.
 */
export default function SearchLink({isOwn = true, href, onOpen, children, ...rest}: SearchLinkProps): ReactNode {
  const history = useHistory();
  const siteData = useSiteData();
  const opensInApp = isOwn && isOfApp(href, siteData);
  const preload = (): void => {
    if (opensInApp) {
      void window.docusaurus.preload(href.split('#')[0]);
    }
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    const opensHere = isOwn && isPlainClick(event) && !event.defaultPrevented;
    onOpen?.(opensHere);
    if (opensHere && opensInApp) {
      event.preventDefault();
      history.push(href);
    }
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- the site's link would fetch every page that comes into view
    <a
      {...rest}
      href={href}
      target={isOwn ? undefined : '_blank'}
      rel={isOwn ? undefined : 'noopener noreferrer'}
      onPointerEnter={preload}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
