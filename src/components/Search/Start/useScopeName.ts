import {useCallback} from 'react';
import {parseLocaleAndVersion} from '@site/src/lib/locale';
import type {getSearchClient, SavedPage} from '@site/src/plugins/search/client';
import {useSiteData} from '@site/src/plugins/site-data/client';

type Manifest = ReturnType<typeof getSearchClient>['manifest'];

/**
 * What tells a saved page from one of the same title: its language, by its own name, and its version, each where it is not the
 * reader's; empty where both are.
 */
export default function useScopeName(manifest: Manifest, version: string): (page: SavedPage) => string {
  const {languages, defaultLang, locales} = useSiteData();
  const {indexes, defaultVersion, lang} = manifest;
  return useCallback(
    ({link}) => {
      const site = {base: '/', languages, defaultLang, versions: Object.keys(indexes), defaultVersion};
      const scope = parseLocaleAndVersion(link, site);
      const language = locales.find((locale) => locale.lang === scope.lang)?.label ?? scope.lang;
      return [...(scope.lang === lang ? [] : [language]), ...(scope.version === version ? [] : [scope.version])].join(
        ' ',
      );
    },
    [languages, defaultLang, locales, indexes, defaultVersion, lang, version],
  );
}
