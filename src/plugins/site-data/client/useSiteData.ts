import {usePluginData} from '@docusaurus/useGlobalData';
import type {SiteData} from '../types';

/** The site-wide data (ENTITY-02): languages, versions, options, and the site's own data in the language of the build. */
export function useSiteData(): SiteData {
  return usePluginData('site-data') as SiteData;
}
