import type {GlobalData} from '@docusaurus/types';
import type {SiteData, ThemeSite} from '@site/src/plugins/site-data/client';
import globalData from '../__fixtures__/generated/globalData';

const fixture = globalData['site-data'].default;

/** Global data for `renderWithProviders` whose site-wide data differs from the fixture's in these fields. */
export function withSiteData(changes: Partial<SiteData>): GlobalData {
  return {'site-data': {default: {...fixture, ...changes}}};
}

/** The same for the part of the site configuration that the theme shows. */
export function withSite(changes: Partial<ThemeSite>): GlobalData {
  return withSiteData({site: {...fixture.site, ...changes}});
}
