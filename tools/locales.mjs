import {loadTypeScript} from './loadTypeScript.mjs';

/**
 * The languages of a site, the default first. Throws with a message when the file is no JSON or an entry is bad.
 *
 * @returns {{lang: string, label: string, htmlLang: string}[]}
 */
export function readLocales(siteDir) {
  return loadTypeScript('src/server/site/readSiteFiles.ts').readLocales(siteDir);
}
