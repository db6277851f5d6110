// Ejected from Docusaurus 3.10.2: looks from the design tokens, and the focus moves with the next frame, where the stock link has the
// browser lay out a page that is only just made. A click on it is for `runtime/inline/skipToContent.ts`, here as before the app is there.
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Takes the focus to the start of a page that a link led to, as a load of it would: what is before the next Tab is the skip link. */
function useFocusAtStart(start: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const {action} = useHistory();
  const shown = useRef(location);

  useEffect(() => {
    const isFirst = shown.current === location;
    shown.current = location;
    if (isFirst || action !== 'PUSH' || location.hash !== '') {
      return undefined;
    }
    const before = document.activeElement;
    const frame = requestAnimationFrame(() => {
      const element = start.current;
      // A page may have taken the focus itself, such as for its filter.
      if (document.activeElement !== before && document.activeElement !== document.body) {
        return;
      }
      element?.setAttribute('tabindex', '-1');
      // The reader may be on the way down already.
      element?.focus({preventScroll: true});
      element?.removeAttribute('tabindex');
    });
    return () => cancelAnimationFrame(frame);
  }, [start, location, action]);
}

/** The first link of every page, for the keyboard: leads past the bar and the sidebar. */
export default function SkipToContent(): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  useFocusAtStart(start);
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description:
      'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
  });
  return (
    <div ref={start} role="region" aria-label={label}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- an anchor of this page */}
      <a className={styles.skipToContent} href={`#${SkipToContentFallbackId}`}>
        {label}
      </a>
    </div>
  );
}
