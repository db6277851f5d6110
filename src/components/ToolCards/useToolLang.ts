import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {getToolLang} from '@site/src/lib/locale';
import {usePageData} from '@site/src/plugins/site-data/client';

/**
 * Language of the tools on this page (TOOLS-05). One 404.html answers every unknown path of a locale, so its first render is
 * that of the locale's root; the address counts from then on.
 */
export function useToolLang(): 'en' | 'zh' {
  const {pathname} = useLocation();
  const root = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const {pageType} = usePageData();
  return getToolLang(pageType === '404' && !isBrowser ? root : pathname);
}
