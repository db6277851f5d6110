import {removeBase, splitUrl} from '../url';

export type StripDefaultLangParams = {
  /** Path with query and hash, as the browser shows it. */
  readonly url: string;
  readonly base: string;
  readonly defaultLang: string;
};

/**
 * The address without the default language's prefix (`/en/guide/?a#x` becomes `/guide/?a#x`, `/en` becomes `/`), or
 * `undefined` when it has none (REDIRECT-01). Call it only for paths that match no page (REDIRECT-02).
 */
export function stripDefaultLang({url, base, defaultLang}: StripDefaultLangParams): string | undefined {
  const {path, rest} = splitUrl(url);
  const inner = removeBase(path, base);
  const prefix = `/${defaultLang}`;
  if (inner !== prefix && !inner.startsWith(`${prefix}/`)) {
    return undefined;
  }
  return path.slice(0, path.length - inner.length) + (inner.slice(prefix.length) || '/') + rest;
}
