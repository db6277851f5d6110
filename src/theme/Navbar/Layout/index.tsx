// Ejected from Docusaurus 3.10.2: transparent over the landing background, an own rule for hiding, own breakpoints, and none of
// Infima's navbar classes, whose rules turn at 996 px. A wrapper could not take those classes away. `navbar` alone stays, with its
// few rules undone: theme-common's `useTOCHighlight` measures the element by it.
import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import useHiddenNavbar from '@site/src/hooks/useHiddenNavbar';
import useScrolledPast from '@site/src/hooks/useScrolledPast';
import {NAVBAR_SCROLL_THRESHOLD} from '@site/src/lib/constants';
import {useSiteData} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

/** The landmark of the top navigation and its looks by scroll position (NAV-10..13). */
export default function NavbarLayout({children}: Props): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const {hideNavbar} = useSiteData().site;
  const isScrolled = useScrolledPast(NAVBAR_SCROLL_THRESHOLD);
  const isHidden = useHiddenNavbar(hideNavbar, bar);
  return (
    <nav
      ref={bar}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', styles.navbar)}
      data-scrolled={isScrolled || undefined}
      data-hidden={isHidden || undefined}
    >
      {children}
    </nav>
  );
}
