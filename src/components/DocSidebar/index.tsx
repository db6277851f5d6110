import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {SkipToContentFallbackId, ThemeClassNames} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useDrawer} from '@site/src/components/SidebarDrawer';
import {COLUMN_MEDIA} from '@site/src/lib/constants';
import type {SidebarItem} from '@site/src/lib/sidebar';
import {SIDEBAR_ID, SIDEBAR_PLACE} from '@site/src/lib/ui/ids';
import {showActiveEntry} from '@site/src/plugins/runtime/inline/showActiveEntry';
import SidebarItems from './Items';
import styles from './styles.module.css';

export interface DocSidebarProps {
  readonly items: readonly SidebarItem[];
}

/** The docs sidebar: a column, or a drawer in windows up to 1024 px (MOBILE-05). Both are the same elements. */
export default function DocSidebar({items}: DocSidebarProps): ReactNode {
  const {isOpen, close, panelProps} = useDrawer();
  const {pathname} = useLocation();
  const label = translate({
    id: 'theme.docs.sidebar.navAriaLabel',
    message: 'Docs sidebar',
    description: 'The ARIA label for the sidebar navigation',
  });

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      showActiveEntry({...SIDEBAR_PLACE, media: isOpen ? undefined : COLUMN_MEDIA});
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, isOpen]);

  return (
    <>
      <div className={styles.backdrop} data-open={isOpen || undefined} />
      {/* An <aside> would not be allowed to be a dialog. */}
      <div
        id={SIDEBAR_ID}
        role="complementary"
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
          <a className={styles.closeLink} href={`#${SkipToContentFallbackId}`}>
            <Translate
              id="site.DocSidebar.closeLink"
              description="Docs sidebar on small screens, where no script runs: the link that closes it"
            >
              Close
            </Translate>
          </a>
        </noscript>
        <nav className={clsx(ThemeClassNames.docs.docSidebarMenu, styles.nav)} aria-label={label}>
          <SidebarItems items={items} />
        </nav>
      </div>
    </>
  );
}
