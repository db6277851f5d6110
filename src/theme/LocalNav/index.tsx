import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SIDEBAR_ID} from '@site/src/lib/ui/ids';
import Icon from '@site/src/components/Icon';
import LocalOutline from '@site/src/components/LocalNav/Outline';
import styles from '@site/src/components/LocalNav/styles.module.css';
import useOutline from '@site/src/components/Outline/useOutline';
import {useDrawer} from '@site/src/components/SidebarDrawer';
import useDocParts from '@site/src/components/DocLayout/useDocParts';

/** The bar above a doc in windows up to 1024 px: opens the sidebar and unfolds the outline (MOBILE-05, -06, OUTLINE-06). */
export default function LocalNav(): ReactNode {
  const {sidebar} = useDocParts();
  const {toggleProps} = useDrawer();
  const outline = useOutline();
  if (!sidebar && outline.entries.length === 0) {
    return null;
  }
  const menu = (
    <>
      <Icon name="menu" size={18} />
      <Translate
        id="site.LocalNav.menu"
        description="Bar above a page on small screens: the button that opens the sidebar"
      >
        Menu
      </Translate>
    </>
  );
  return (
    <div className={styles.bar}>
      {sidebar && (
        <>
          <button type="button" className={`${styles.button} ${styles.menu}`} {...toggleProps}>
            {menu}
          </button>
          <noscript>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- an anchor of this page, used where no script runs */}
            <a className={styles.button} href={`#${SIDEBAR_ID}`}>
              {menu}
            </a>
          </noscript>
        </>
      )}
      {outline.entries.length > 0 && <LocalOutline {...outline} />}
    </div>
  );
}
