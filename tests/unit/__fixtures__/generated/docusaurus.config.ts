import {themes} from 'prism-react-renderer';
import {siteConfig} from '../../../../src/lib/site/siteConfig';

/** What the client reads of the resolved configuration: the site's own data with the theme's defaults filled in. */
export default {
  title: siteConfig.title,
  tagline: siteConfig.tagline,
  titleDelimiter: '-',
  favicon: siteConfig.favicon,
  url: siteConfig.url,
  baseUrl: '/',
  trailingSlash: undefined,
  noIndex: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  storage: {type: 'localStorage', namespace: false},
  future: {v4: {siteStorageNamespacing: false}},
  markdown: {format: 'detect', mermaid: false},
  customFields: {},
  i18n: {
    defaultLocale: siteConfig.locales[0].lang,
    locales: siteConfig.locales.map(({lang}) => lang),
  },
  themeConfig: {
    image: siteConfig.socialCard,
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
    metadata: [],
    navbar: {title: siteConfig.title, items: [], hideOnScroll: false},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
    prism: {
      theme: themes.palenight,
      additionalLanguages: [],
      magicComments: [
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: {start: 'highlight-start', end: 'highlight-end'},
        },
      ],
    },
  },
};
