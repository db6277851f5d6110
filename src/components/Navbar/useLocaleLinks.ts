import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useSearchAndHash from '@site/src/hooks/useSearchAndHash';
import {usePageData, useSiteData} from '@site/src/plugins/site-data/client';

export type LocaleLink = {
  readonly lang: string;
  readonly htmlLang: string;
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
};

/**
 * A link for each language: the same page there, query and hash kept (I18N-08); from the 404 page the language's root
 * (NOTFOUND-06). Each language is a build of its own, so the links are `pathname://` ones, which load the page anew.
 */
export default function useLocaleLinks(): LocaleLink[] {
  const {createUrl} = useAlternatePageUtils();
  const {currentLocale} = useDocusaurusContext().i18n;
  const {locales} = useSiteData();
  const {pageType, lang: pageLang} = usePageData();
  const {search, hash} = useSearchAndHash();
  const isNotFound = pageType === '404';
  const current = isNotFound ? pageLang : currentLocale;
  return locales.map(({lang, htmlLang, label, baseUrl}) => ({
    lang,
    htmlLang,
    label,
    href: `pathname://${isNotFound ? baseUrl : createUrl({locale: lang, fullyQualified: false}) + search + hash}`,
    isCurrent: lang === current,
  }));
}
