import type {SiteConfig} from './types';

/**
 * The switches that browser code reads outside React. They stand apart from the rest of the site's data so that
 * reading one does not pull all texts and addresses into the first load.
 */
export const siteSettings = {
  darkMode: true,
  enableAppearanceAnimation: true,
  hideNavbar: 'never',
  localeRedirect: 'auto',
} satisfies Pick<SiteConfig, 'darkMode' | 'enableAppearanceAnimation' | 'hideNavbar' | 'localeRedirect'>;
