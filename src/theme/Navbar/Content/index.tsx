// Ejected from Docusaurus 3.10.2: the bar's content comes from the site data, not from `themeConfig.navbar`, and its right half
// is ordered by what it does.
import {memo, type ReactNode} from 'react';
import NavbarLinks from '@site/src/components/Navbar/Links';
import LocaleMenu from '@site/src/components/Navbar/LocaleMenu';
import NavbarLogo from '@site/src/components/Navbar/Logo';
import MobileMenu from '@site/src/components/Navbar/MobileMenu';
import SocialLinks from '@site/src/components/Navbar/SocialLinks';
import ThemeSwitch from '@site/src/components/Navbar/ThemeSwitch';
import ToolMenu from '@site/src/components/Navbar/ToolMenu';
import VersionMenu from '@site/src/components/Navbar/VersionMenu';
import {splitNavByPosition} from '@site/src/lib/nav';
import {useSiteData} from '@site/src/plugins/site-data/client';
import SearchBar from '@theme/SearchBar';
import styles from './styles.module.css';

function NavbarContent(): ReactNode {
  const {left, right} = splitNavByPosition(useSiteData().site.nav);
  return (
    <div className={styles.bar} data-navbar-bar="">
      <div className={styles.start}>
        <ToolMenu />
        <NavbarLogo />
      </div>
      {left.length > 0 && (
        <div className={styles.links}>
          <NavbarLinks items={left} />
        </div>
      )}
      <div className={styles.search}>
        <SearchBar />
      </div>
      <div className={styles.links}>
        <NavbarLinks items={right} />
      </div>
      <div className={styles.controls}>
        <VersionMenu />
        <LocaleMenu />
        <ThemeSwitch />
        <SocialLinks />
      </div>
      <MobileMenu />
    </div>
  );
}

/** What stands in the bar, left to right (NAV-01..09, TOOLS-01, MOBILE-01). Of another page, only what tells of it renders. */
export default memo(NavbarContent);
