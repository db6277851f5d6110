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
  /** Address on this host, without the origin, that led here: the prefix of the default language is dropped on the way (REDIRECT-01). */
  readonly cameFrom?: string;
  /** `navigator.languages`. */
  readonly preferred: readonly string[];
  readonly userAgent: string;
  readonly hasVisited: boolean;
  /** Site option `localeRedirect` (REDIRECT-06). */
  readonly mode: 'auto' | 'never';
};

/** What to do: go to `target` when there is one, and set the visited flag when `marksVisit` is true. */
export type RedirectDecision = {readonly target?: string; readonly marksVisit: boolean};

function hasLocalePrefix(address: string, {base, languages}: RedirectInput): boolean {
  return languages.includes(removeBase(address, base).split(/[/?#]/)[1]);
}

/** The site's language for a tag of the browser, such as `pt-BR`: of that region, else any of that language. */
function findLanguage(tag: string, languages: readonly string[]): string | undefined {
  const [wanted, language] = [tag, tag.split('-')[0]].map((name) => name.toLowerCase());
  return (
    languages.find((name) => name.toLowerCase() === wanted) ??
    languages.find((name) => name.toLowerCase() === language) ??
    languages.find((name) => name.split('-')[0].toLowerCase() === language)
  );
}

/**
 * Whether a visitor is sent to another language (REDIRECT-03..06). Pure: reading and writing storage, and treating blocked
 * storage as "no redirect", is the caller's.
 */
export function decideRedirect(input: RedirectInput): RedirectDecision {
  const {base, languages, defaultLang, pathname, search, hash, cameFrom = '', preferred, userAgent} = input;
  if (input.mode === 'never' || input.hasVisited || BOT.test(userAgent)) {
    return {marksVisit: false};
  }
  const lang = preferred.map((tag) => findLanguage(tag, languages)).find((name) => name !== undefined);
  if (lang === undefined || lang === defaultLang || [pathname, cameFrom].some((path) => hasLocalePrefix(path, input))) {
    return {marksVisit: true};
  }
  const path = removeBase(pathname, base);
  const prefix = pathname.slice(0, pathname.length - path.length);
  return {target: `${prefix}/${lang}${path}${search}${hash}`, marksVisit: true};
}
