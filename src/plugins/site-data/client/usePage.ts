import useRouteContext from '@docusaurus/useRouteContext';
import {getEditLink} from '@site/src/lib/doc';
import {usePageData} from './usePageData';

/** Language of the page's text (`page.lang`, ENTITY-01). The language of the interface is `useSiteData().lang`. */
export function useLang(): string {
  return usePageData().lang;
}

/** Version of the page (`page.version`, ENTITY-01); on pages without versions the default one (VERSION-06). */
export function useVersion(): string {
  return usePageData().version;
}

/** Target and text of the page's edit link in the language of the interface, or `undefined` if it has none (DOCFOOT-01). */
export function useEditLink(): {href: string; text: string} | undefined {
  const {siteData, _relativePath} = usePageData();
  const entry = siteData.locales.find(({lang}) => lang === siteData.lang);
  return _relativePath === undefined ? undefined : getEditLink(entry?.editLink, _relativePath);
}

/** True on a page of the docs, false on every other one, the 404 page among them. */
export function useIsDoc(): boolean {
  const {plugin} = useRouteContext();
  const {pageType} = usePageData();
  return pageType !== '404' && plugin.name === 'docusaurus-plugin-content-docs';
}
