import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Tooltip from '@site/src/components/Tooltip';
import useAppearance from '@site/src/hooks/useAppearance';
import {useSiteData} from '@site/src/plugins/site-data/client';
import control from '../control.module.css';
import ThemeMenu from './Menu';
import styles from './styles.module.css';

/**
 * The theme control in the bar: a button that flips what the reader sees, and a small menu with all three choices (NAV-08,
 * THEME-08). Nothing when dark mode is disabled.
 */
export default function ThemeSwitch(): ReactNode {
  const {mode, toggle} = useAppearance();
  const {darkMode} = useSiteData().site;
  if (!darkMode) {
    return null;
  }
  const label =
    mode === 'dark'
      ? translate({
          id: 'site.ThemeSwitch.toLight',
          message: 'Switch to light theme',
          description: 'Navbar: name of the theme button while the page is dark',
        })
      : translate({
          id: 'site.ThemeSwitch.toDark',
          message: 'Switch to dark theme',
          description: 'Navbar: name of the theme button while the page is light',
        });
  return (
    <div className={styles.root}>
      <Tooltip content={label} kind="label">
        <button type="button" className={control.button} aria-label={label} onClick={toggle}>
          <Icon className={styles.sun} name="sun" size={19} />
          <Icon className={styles.moon} name="moon" size={19} />
        </button>
      </Tooltip>
      <ThemeMenu />
    </div>
  );
}
