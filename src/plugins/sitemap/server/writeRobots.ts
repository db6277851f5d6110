import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** `filename`: of the sitemap, in the folder of each locale. */
type RobotsInput = Pick<LoadContext, 'siteConfig' | 'i18n'> & {readonly outDir: string; readonly filename: string};

/** Where the file of a site below the root of its host waits for `npm run hosts`: in a dot folder, so it is not served. */
const BELOW_ROOT = '.hosts/robots.txt';

/**
 * Writes `robots.txt`, which tells search engines of the sitemap of every locale. They read it at the root of a host alone: the file of
 * a site that lives below it is left for the folders of hosts, and other locales than the default one get none.
 */
export function writeRobots({siteConfig, i18n, outDir, filename}: RobotsInput): void {
  if (i18n.currentLocale !== i18n.defaultLocale) {
    return;
  }
  const file = path.join(outDir, siteConfig.baseUrl === '/' ? 'robots.txt' : BELOW_ROOT);
  const sitemaps = i18n.locales.map((lang) => {
    const {url, baseUrl} = i18n.localeConfigs[lang];
    return `Sitemap: ${url}${baseUrl}${filename}\n`;
  });
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
}
