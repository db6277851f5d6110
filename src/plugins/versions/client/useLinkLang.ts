import {useCallback} from 'react';
import {findTextLang} from '@site/src/lib/versions';
import {useSiteData} from '@site/src/plugins/site-data/client';
import {useVersionsData} from './useVersionsData';

/**
 * The `lang` attribute for titles of docs, by the address they lead to: `undefined` where a title is in the language of the
 * interface, as on every site whose docs are all translated (I18N-04).
 */
export function useLinkLang(): (address: string | undefined) => string | undefined {
  const {base, languages, defaultLang, lang} = useSiteData();
  const {versions, untranslated} = useVersionsData();
  return useCallback(
    (address = '') => {
      const found = findTextLang({address, base, languages, defaultLang, versions, untranslated});
      return found === lang ? undefined : found;
    },
    [base, languages, defaultLang, lang, versions, untranslated],
  );
}
