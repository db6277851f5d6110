import zhMessages from '../../../../i18n/zh/code.json';
import {siteConfig} from '../../../../src/lib/site/siteConfig';
import {createSiteData} from '../../../../src/plugins/site-data/server/createSiteData';
import type {VersionsData} from '../../../../src/plugins/versions/types';
import i18n from './i18n';
import {CURRENT_VERSION_LABEL} from '../../../../src/lib/site/docsVersions';

/**
 * Global data of a small site: one version, two docs, a home page in each locale. Tests that need more pass `globalData` to
 * `renderWithProviders`.
 */
export default {
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/',
      breadcrumbs: true,
      versions: [
        {
          name: 'current',
          label: CURRENT_VERSION_LABEL,
          isLast: true,
          path: '/',
          mainDocId: 'guide/start/index',
          draftIds: [],
          docs: [
            {id: 'guide/start/index', path: '/guide/start/', sidebar: 'guide'},
            {id: 'guide/start/quick-start', path: '/guide/start/quick-start', sidebar: 'guide'},
          ],
          sidebars: {guide: {link: {path: '/guide/start/', label: 'guide/start/index'}}},
        },
      ],
    },
  },
  'site-data': {
    default: createSiteData({
      site: siteConfig,
      i18n,
      versions: [{versionName: 'current', label: CURRENT_VERSION_LABEL, isLast: true, sidebars: {guide: []}}],
      navigation: {},
      notFoundTexts: {
        zh: {
          title: zhMessages['theme.NotFound.title'].message,
          home: zhMessages['site.NotFound.home'].message,
          search: zhMessages['site.NotFound.search'].message,
        },
      },
      pages: {'/': {pageType: 'home'}, '/zh/': {pageType: 'home'}},
    }),
  },
  'site-versions': {
    default: {
      versions: [
        {
          name: CURRENT_VERSION_LABEL,
          id: 'current',
          label: CURRENT_VERSION_LABEL,
          prefix: '',
          introduction: '/guide/start/',
        },
      ],
      pages: {},
      untranslated: {},
    } satisfies VersionsData,
  },
};
