import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The languages of a site, the default first.
 *
 * @returns {{lang: string, label: string, htmlLang: string}[]}
 */
export function readLocales(siteDir) {
  return JSON.parse(readFileSync(path.join(siteDir, 'src', 'lib', 'site', 'locales.json'), 'utf8'));
}
