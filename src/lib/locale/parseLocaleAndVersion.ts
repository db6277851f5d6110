import {removeBase, splitUrl} from '../url';
import type {SiteLanguages} from './splitLocalePath';

export type SiteVersions = {readonly versions: readonly string[]; readonly defaultVersion: string};

/**
 * Language and version of an address that matches no page (NOTFOUND-04): whichever of its first two segments are a
 * configured language or version, in either order; the defaults otherwise.
 */
export function parseLocaleAndVersion(
  pathname: string,
  {base, languages, defaultLang, versions, defaultVersion}: SiteLanguages & SiteVersions,
): {lang: string; version: string} {
  const segments = removeBase(splitUrl(pathname).path, base).split('/').filter(Boolean).slice(0, 2);
  return {
    lang: segments.find((segment) => languages.includes(segment)) ?? defaultLang,
    version: segments.find((segment) => versions.includes(segment)) ?? defaultVersion,
  };
}
