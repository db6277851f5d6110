import {removeBase} from '../url';

export type SiteLanguages = {
  /** Base path of the default language. */
  readonly base: string;
  readonly languages: readonly string[];
  readonly defaultLang: string;
};

/**
 * Takes base path and language prefix off a path: `{lang: 'zh', path: '/guide/'}` for `/zh/guide/`. Without a prefix `lang`
 * is the default language. The default language's own prefix is no prefix on this site and stays.
 */
export function splitLocalePath(
  pathname: string,
  {base, languages, defaultLang}: SiteLanguages,
): {lang: string; path: string} {
  const inner = removeBase(pathname, base);
  const lang = languages.find(
    (name) => name !== defaultLang && (inner === `/${name}` || inner.startsWith(`/${name}/`)),
  );
  return lang === undefined ? {lang: defaultLang, path: inner} : {lang, path: inner.slice(lang.length + 1) || '/'};
}
