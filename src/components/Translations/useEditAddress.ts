import {getEditLink} from '@site/src/lib/doc';
import {useSiteData} from '@site/src/plugins/site-data/client';

/** Where a file of the site is edited, or `undefined` when the site names no repository. */
export default function useEditAddress(file: string): string | undefined {
  const {lang, locales} = useSiteData();
  return getEditLink(locales.find((locale) => locale.lang === lang)?.editLink, file)?.href;
}
