import {usePageData} from '@site/src/plugins/site-data/client';

/**
 * The `lang` attribute for what the current page brings itself, such as its text and headings: `undefined` where they are in
 * the language of the interface around them, as on every translated page (I18N-04).
 */
export default function useTextLang(): string | undefined {
  const {lang, siteData} = usePageData();
  return lang === siteData.lang ? undefined : lang;
}
