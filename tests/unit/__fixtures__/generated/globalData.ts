import {CURRENT_VERSION_LABEL} from '../../../../src/lib/site/docsVersions';

/** Global data of a small site: one version, two docs. Tests that need more pass `globalData` to `renderWithProviders`. */
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
};
