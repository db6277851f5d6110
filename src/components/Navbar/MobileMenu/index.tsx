import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import control from '../control.module.css';
import MobileMenuPanel from './Panel';
import styles from './styles.module.css';
import useMobileMenu from './useMobileMenu';

/**
 * The hamburger and the full-screen menu it opens below the bar on screens under 768 px (MOBILE-01..04). The bar stays in reach
 * above the menu, so that the same button closes it.
 */
export default function MobileMenu(): ReactNode {
  const {isOpen, context, toggleProps, panelProps} = useMobileMenu();
  return (
    <div className={styles.root} data-mobile-menu={isOpen ? 'open' : 'closed'}>
      <button
        type="button"
        className={control.button}
        aria-label={translate({
          id: 'site.MobileMenu.label',
          message: 'Main menu',
          description: 'Small screens: name of the button that opens and closes the full-screen menu, and of the menu',
        })}
        {...toggleProps}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={22} />
      </button>
      {isOpen && <MobileMenuPanel context={context} {...panelProps} />}
    </div>
  );
}
