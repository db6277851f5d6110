import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** `filename`: of the sitemap, in the folder of each locale. */
type RobotsInput = Pick<LoadContext, 'siteConfig' | 'i18n'> & {readonly outDir: string; readonly filename: string};

/**
 * Writes `robots.txt`, which tells search engines of the sitemap of every locale. They read it at the root of a host alone: a site that
 * lives below it, or another locale than the default one, gets none.
 */
export function writeRobots({siteConfig, i18n, outDir, filename}: RobotsInput): void {
  if (siteConfig.baseUrl !== '/' || i18n.currentLocale !== i18n.defaultLocale) {
    return;
  }
  const sitemaps = i18n.locales.map((lang) => {
    const {url, baseUrl} = i18n.localeConfigs[lang];
    return `Sitemap: ${url}${baseUrl}${filename}\n`;
  });
  writeFileSync(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
}
