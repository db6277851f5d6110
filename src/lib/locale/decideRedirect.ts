import {removeBase} from '../url';
import {type SiteLanguages} from './splitLocalePath';

/** Storage key of the flag that says this visitor was here before (REDIRECT-03); its value is `VISITED_VALUE`. */
export const VISITED_STORAGE_KEY = 'site-visited';
export const VISITED_VALUE = '1';

/** REDIRECT-04. `crawl` also covers `crawler`. */
const BOT = /bot|spider|crawl|lighthouse/i;

export type RedirectInput = SiteLanguages & {
  /** Where the visitor is: path, query (with `?`) and hash (with `#`). */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** `navigator.languages`. */
  readonly preferred: readonly string[];
  readonly userAgent: string;
  readonly hasVisited: boolean;
  /** Site option `localeRedirect` (REDIRECT-06). */
  readonly mode: 'auto' | 'never';
};

/** What to do: go to `target` when there is one, and set the visited flag when `marksVisit` is true. */
export type RedirectDecision = {readonly target?: string; readonly marksVisit: boolean};

function hasLocalePrefix(path: string, languages: readonly string[]): boolean {
  return languages.includes(path.split('/')[1]);
}

/**
 * Whether a visitor is sent to another language (REDIRECT-03..06). Pure: reading and writing storage, and treating blocked
 * storage as "no redirect", is the caller's.
 */
export function decideRedirect(input: RedirectInput): RedirectDecision {
  const {base, languages, defaultLang, pathname, search, hash, preferred, userAgent, hasVisited, mode} = input;
  if (mode === 'never' || hasVisited || BOT.test(userAgent)) {
    return {marksVisit: false};
  }
  const path = removeBase(pathname, base);
  const lang = preferred.map((tag) => tag.split('-')[0].toLowerCase()).find((tag) => languages.includes(tag));
  if (lang === undefined || lang === defaultLang || hasLocalePrefix(path, languages)) {
    return {marksVisit: true};
  }
  const prefix = pathname.slice(0, pathname.length - path.length);
  return {target: `${prefix}/${lang}${path}${search}${hash}`, marksVisit: true};
}
