import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {joinBase} from '@site/src/lib/url';
import {describeAddress, versionPrefix} from '@site/src/lib/versions';
import {useVersionPlace, useVersionsData} from '@site/src/plugins/versions/client';

export type AddressTags = {
  /** Full address of the current page, which others are told when it is shared. */
  readonly own: string;
  /** Full address of the page that stands for the current one. */
  readonly canonical: string;
  readonly isSuperseded: boolean;
  /** Full address by language tag, the current page's own included; empty for a superseded page. */
  readonly alternates: readonly {readonly htmlLang: string; readonly href: string}[];
};

/** What search engines are told of the current page; undefined on the 404 page, which has no address of its own. */
export default function useAddressTags(): AddressTags | undefined {
  const {i18n} = useDocusaurusContext();
  const {versions, pages, untranslated} = useVersionsData();
  const {page, path} = useVersionPlace();
  const {pageType, version, siteData} = page;
  if (pageType === '404') {
    return undefined;
  }
  const {languages, defaultLang, lang} = siteData;
  const {canonical, isSuperseded, alternates} = describeAddress({
    lang,
    version,
    path,
    defaultLang,
    languages,
    versions: versions.map(({name}) => name),
    pages,
    untranslated,
  });
  const toHref = (locale: string, name: string, place: string): string => {
    const {url, baseUrl} = i18n.localeConfigs[locale];
    return url + joinBase(baseUrl, versionPrefix(name, versions) + encodeURI(place));
  };
  const toAlternate = (locale: string, htmlLang: string) => ({htmlLang, href: toHref(locale, version, path)});
  return {
    own: toHref(lang, version, path),
    canonical: toHref(canonical.lang, canonical.version, canonical.path),
    isSuperseded,
    alternates: [
      ...alternates.map((locale) => toAlternate(locale, i18n.localeConfigs[locale].htmlLang)),
      ...(alternates.includes(defaultLang) ? [toAlternate(defaultLang, 'x-default')] : []),
    ],
  };
}
