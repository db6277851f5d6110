import {useEffect, useRef, type ReactNode} from 'react';
import {FloatingFocusManager} from '@floating-ui/react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useDrawer} from '@site/src/components/SidebarDrawer';
import type {SidebarItem} from '@site/src/lib/sidebar';
import SidebarItems from './Items';
import styles from './styles.module.css';

/** The local bar's link opens the sidebar by this id where no script runs. */
export const SIDEBAR_ID = 'site-doc-sidebar';

/** Brings the active entry into sight by scrolling `box`, never the page (SIDEBAR-10). */
function showActiveEntry(box: HTMLElement): void {
  const active = box.querySelector('[aria-current="page"]');
  if (active === null) {
    return;
  }
  const {top, bottom} = active.getBoundingClientRect();
  const bounds = box.getBoundingClientRect();
  if (top < bounds.top || bottom > bounds.bottom) {
    box.scrollTop += top - bounds.top - bounds.height / 3;
  }
}

export interface DocSidebarProps {
  readonly items: readonly SidebarItem[];
}

/** The docs sidebar: a column, or a drawer in windows up to 1024 px (MOBILE-05). Both are the same elements. */
export default function DocSidebar({items}: DocSidebarProps): ReactNode {
  const {isOpen, close, floating, panelProps} = useDrawer();
  const {pathname} = useLocation();
  const box = useRef<HTMLElement>(null);
  const label = translate({
    id: 'theme.docs.sidebar.navAriaLabel',
    message: 'Docs sidebar',
    description: 'The ARIA label for the sidebar navigation',
  });

  useEffect(() => {
    if (box.current !== null) {
      showActiveEntry(box.current);
    }
  }, [pathname, isOpen]);

  return (
    <>
      <div className={styles.backdrop} data-open={isOpen || undefined} />
      <FloatingFocusManager context={floating} disabled={!isOpen} outsideElementsInert>
        <aside
          id={SIDEBAR_ID}
          aria-label={label}
          {...panelProps}
          className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)}
          data-open={isOpen || undefined}
        >
          <button type="button" className={styles.close} onClick={close}>
            <Icon
              name="close"
              label={translate({
                id: 'site.DocSidebar.close',
                message: 'Close the menu',
                description: 'Docs sidebar on small screens: name of the button that closes it',
              })}
            />
          </button>
          <noscript>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- an anchor of this page, used where no script runs */}
            <a className={styles.closeLink} href="#content">
              <Translate
                id="site.DocSidebar.closeLink"
                description="Docs sidebar on small screens, where no script runs: the link that closes it"
              >
                Close
              </Translate>
            </a>
          </noscript>
          <nav ref={box} className={clsx(ThemeClassNames.docs.docSidebarMenu, styles.nav)} aria-label={label}>
            <SidebarItems items={items} />
          </nav>
        </aside>
      </FloatingFocusManager>
    </>
  );
}
