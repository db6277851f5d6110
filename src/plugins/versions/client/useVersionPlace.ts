import {splitLocalePath} from '@site/src/lib/locale';
import {removeBase} from '@site/src/lib/url';
import {versionPrefix} from '@site/src/lib/versions';
import {usePageData, type PageData} from '@site/src/plugins/site-data/client';
import {useVersionsData} from './useVersionsData';

export type VersionPlace = {
  readonly page: PageData;
  /** Prefix of the page's version, below that of the locale: empty for the default version. */
  readonly prefix: string;
  /** Path of the page below both prefixes, by which other versions and languages have it. */
  readonly path: string;
};

/** The current page, and where it is inside its version. The way back is `joinBase(baseUrl, prefix + path)`. */
export function useVersionPlace(): VersionPlace {
  const {versions} = useVersionsData();
  const page = usePageData();
  const prefix = versionPrefix(page.version, versions);
  const {path} = splitLocalePath(page.routePath, {...page.siteData, base: '/'});
  return {page, prefix, path: removeBase(path, prefix)};
}
