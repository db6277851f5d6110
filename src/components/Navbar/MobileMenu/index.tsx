import {useEffect, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import useMediaQuery from '@site/src/hooks/useMediaQuery';
import {MOBILE_MENU_BREAKPOINT} from '@site/src/lib/constants';
import {useLazyComponent} from '@site/src/plugins/runtime/client/useLazyComponent';
import control from '../control.module.css';
import styles from './styles.module.css';
import useMobileMenu from './useMobileMenu';

/** Time after hydration at which the menu's code is fetched, in milliseconds; a pointer over the button fetches it at once. */
const PREPARE_DELAY_MS = 1000;

const loadPanel = () => import('./Panel');

/**
 * The hamburger and the full-screen menu it opens below the bar on screens under 768 px (MOBILE-01..04). The bar stays in reach
 * above the menu, so that the same button closes it. The menu's code is loaded after the page's own, on such screens only.
 */
export default function MobileMenu(): ReactNode {
  const {Component: Panel, hasFailed, prepare} = useLazyComponent<ComponentProps<'div'>>(loadPanel);
  const isWide = useMediaQuery(`(min-width: ${MOBILE_MENU_BREAKPOINT}px)`);
  const {isOpen, toggleProps, panelProps} = useMobileMenu({
    isWide,
    isReady: Panel !== null,
    isLost: hasFailed,
    onIntent: prepare,
  });

  useEffect(() => {
    if (isWide) {
      return undefined;
    }
    const timer = window.setTimeout(prepare, PREPARE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isWide, prepare]);

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
        onPointerEnter={prepare}
        {...toggleProps}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={22} />
      </button>
      {isOpen && Panel !== null && <Panel {...panelProps} />}
    </div>
  );
}
