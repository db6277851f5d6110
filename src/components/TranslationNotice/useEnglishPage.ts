import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {useSiteData} from '@site/src/plugins/site-data/client';

/** Address and language of the page that the current one is a translation of. */
export default function useEnglishPage(): {readonly href: string; readonly lang: string} {
  const {createUrl} = useAlternatePageUtils();
  const {defaultLang} = useSiteData();
  return {href: createUrl({locale: defaultLang, fullyQualified: false}), lang: defaultLang};
}
