import {useEffect} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {decideRedirect, VISITED_STORAGE_KEY, VISITED_VALUE} from '@site/src/lib/locale';
import {siteSettings} from '@site/src/lib/site/siteSettings';

/** Whether this browser was here before. Storage that is blocked counts as a visit: see below. */
function readVisited(): boolean {
  try {
    return window.localStorage.getItem(VISITED_STORAGE_KEY) !== null;
  } catch {
    return true;
  }
}

/** Returns false where storage is blocked or full. */
function markVisited(): boolean {
  try {
    window.localStorage.setItem(VISITED_STORAGE_KEY, VISITED_VALUE);
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends a first-time visitor to the language of the browser, once (REDIRECT-03..06). Storage that cannot be read or
 * written means no redirect: without the flag the visitor would be sent away again and again.
 */
export default function useLocaleRedirect(): void {
  const {defaultLocale, locales, localeConfigs} = useDocusaurusContext().i18n;

  useEffect(() => {
    const {origin, pathname, search, hash} = window.location;
    const {referrer} = document;
    const {target, marksVisit} = decideRedirect({
      base: localeConfigs[defaultLocale].baseUrl,
      languages: locales,
      defaultLang: defaultLocale,
      pathname,
      search,
      hash,
      cameFrom: referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : '',
      preferred: window.navigator.languages,
      userAgent: window.navigator.userAgent,
      hasVisited: readVisited(),
      mode: siteSettings.localeRedirect,
    });
    if (marksVisit && markVisited() && target !== undefined) {
      window.location.replace(target);
    }
    // Once per visit: only the address the visitor came to counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
}
