import {useEffect} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {decideRedirect, VISITED_STORAGE_KEY, VISITED_VALUE} from '@site/src/lib/locale';
import {siteSettings} from '@site/src/lib/site/siteSettings';
import {useSiteData} from '@site/src/plugins/site-data/client';

/**
 * Sends a first-time visitor to the language of the browser, once (REDIRECT-03..06). Storage that cannot be read means
 * no redirect: without the flag the visitor would be sent away again and again.
 */
export default function useLocaleRedirect(): void {
  const {base} = useSiteData();
  const {defaultLocale, locales} = useDocusaurusContext().i18n;

  useEffect(() => {
    try {
      const {origin, pathname, search, hash} = window.location;
      const {referrer} = document;
      const {target, marksVisit} = decideRedirect({
        base,
        languages: locales,
        defaultLang: defaultLocale,
        pathname,
        search,
        hash,
        cameFrom: referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : '',
        preferred: window.navigator.languages,
        userAgent: window.navigator.userAgent,
        hasVisited: window.localStorage.getItem(VISITED_STORAGE_KEY) !== null,
        mode: siteSettings.localeRedirect,
      });
      if (marksVisit) {
        window.localStorage.setItem(VISITED_STORAGE_KEY, VISITED_VALUE);
      }
      if (target !== undefined) {
        window.location.replace(target);
      }
    } catch {
      // Blocked storage.
    }
    // Once per visit: only the address the visitor came to counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
}
