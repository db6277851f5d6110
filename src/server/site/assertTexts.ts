import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listNames} from '../files/listFiles';
import {parseJson} from '../files/readJson';
import {isObject} from '../validate/isObject';

/** The files below the folder of a language that Docusaurus reads: others beside them are lists of the site's own. */
const READ_BY_DOCUSAURUS = /^code\.json$|\/[^/]+\.json$/;

/** What Docusaurus would stop at in a file of texts, without file and line; undefined when it would not. */
function describeFault(source: string, file: string): string | undefined {
  let texts: unknown;
  try {
    texts = parseJson(source, file);
  } catch (error) {
    return (error as Error).message;
  }
  if (!isObject(texts)) {
    return `${file}: expected an object with a text for each key`;
  }
  const bad = Object.keys(texts).find((key) => !isObject(texts[key]) || typeof texts[key].message !== 'string');
  return bad === undefined ? undefined : `${file}: "${bad}" has no "message" that is a text`;
}

/**
 * Reads the files of texts of languages as Docusaurus will, which says of a bad one neither where it is bad nor, for one of another
 * shape, which it is. Throws with a line for each file that it would stop at.
 * @param locales names of the languages: their folders below `i18n`
 */
export function assertTexts(siteDir: string, locales: readonly string[]): void {
  const files = locales
    .map((locale) => `i18n/${locale}`)
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) => listNames(path.join(siteDir, folder), READ_BY_DOCUSAURUS).map((name) => `${folder}/${name}`));
  const faults = files.flatMap((file) => describeFault(readFileSync(path.join(siteDir, file), 'utf8'), file) ?? []);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}
