import type {ComponentProps, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import InlineText from '@site/src/components/InlineText';
import type {NavItem, NavItemGroup} from '@site/src/lib/site/types';
import {useSiteData} from '@site/src/plugins/site-data/client';
import {LocaleList} from '../LocaleMenu';
import NavLink from '../NavLink';
import SocialLinks from '../SocialLinks';
import {ThemeChoice} from '../ThemeSwitch/Choice';
import useLocaleLinks from '../useLocaleLinks';
import useNavigation, {type Navigation} from '../useNavigation';
import useVersionLinks from '../useVersionLinks';
import {VersionList} from '../VersionMenu';
import styles from './panel.module.css';

function MenuEntry({item, navigation}: {item: NavItem | NavItemGroup; navigation: Navigation}): ReactNode {
  if (item.items === undefined) {
    return <NavLink item={item} navigation={navigation} className={styles.link} />;
  }
  return (
    <>
      <p className={styles.group}>
        <InlineText text={item.text} />
      </p>
      <ul className={styles.nested}>
        {item.items.map((child) => (
          <li key={child.text}>
            <MenuEntry item={child} navigation={navigation} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Section({title, children}: {title: ReactNode; children: ReactNode}): ReactNode {
  return (
    <section className={styles.section}>
      <p className={styles.heading}>{title}</p>
      {children}
    </section>
  );
}

/** What the full-screen menu holds: navigation, theme, language, version, social links (MOBILE-01). */
export default function MobileMenuPanel(props: ComponentProps<'div'>): ReactNode {
  const {nav, darkMode} = useSiteData().site;
  const navigation = useNavigation();
  const locales = useLocaleLinks();
  const versions = useVersionLinks(true);
  const label = translate({
    id: 'site.MobileMenu.label',
    message: 'Main menu',
    description: 'Small screens: name of the button that opens and closes the full-screen menu, and of the menu',
  });
  return (
    <div className={styles.panel} {...props} aria-label={label}>
      <ul className={styles.links}>
        {nav.map((item) => (
          <li key={item.text}>
            <MenuEntry item={item} navigation={navigation} />
          </li>
        ))}
      </ul>
      {darkMode && (
        <Section
          title={
            <Translate id="site.MobileMenu.theme" description="Full-screen menu: heading of the theme choice">
              Theme
            </Translate>
          }
        >
          <ThemeChoice />
        </Section>
      )}
      {locales.length > 1 && (
        <Section
          title={
            <Translate id="site.MobileMenu.language" description="Full-screen menu: heading of the language choice">
              Language
            </Translate>
          }
        >
          <LocaleList links={locales} />
        </Section>
      )}
      {versions.length > 1 && (
        <Section
          title={
            <Translate id="site.MobileMenu.version" description="Full-screen menu: heading of the version choice">
              Version
            </Translate>
          }
        >
          <VersionList links={versions} />
        </Section>
      )}
      <div className={styles.social}>
        <SocialLinks showsAll />
      </div>
    </div>
  );
}
