import {existsSync} from 'node:fs';
import path from 'node:path';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Config} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {createThemeColors} from './src/lib/appearance/themeColors';
import {prismTheme} from './src/lib/code';
import {siteConfig} from './src/lib/site/siteConfig';
import {assertReleased} from './src/lib/site/assertReleased';
import {docsVersions} from './src/lib/site/docsVersions';
import {createSearchSetup} from './src/lib/site/createSearchSetup';
import versionMoves from './src/plugins/versions/moves.json';
import versionNames from './versions.json';
import {listLateScripts} from './src/plugins/addresses/inline';
import {createLinkFallback} from './src/plugins/site-data/server/createLinkFallback';
import {createRemarkCardLinks} from './src/plugins/site-data/server/remarkCardLinks';
import {createRemarkDirectives} from './src/plugins/site-data/server/remarkDirectives';
import {createRemarkElements} from './src/plugins/site-data/server/remarkElements';
import {createRemarkImages} from './src/plugins/site-data/server/remarkImages';
import {remarkCodeMeta} from './src/plugins/code-tokens/server/remarkCodeMeta';
import {createRemarkCodeOptions} from './src/plugins/code-tokens/server/remarkCodeOptions';
import {remarkCodeTokens} from './src/plugins/code-tokens/server/remarkCodeTokens';
import {rehypeImports} from './src/plugins/lean/server/rehypeImports';
import {recmaLocalJsx} from './src/plugins/lean/server/recmaLocalJsx';
import {rehypeNewlines} from './src/plugins/lean/server/rehypeNewlines';
import {rehypeBelowFold} from './src/plugins/runtime/server/rehypeBelowFold';
import {createFieldScript, SSR_TEMPLATE} from './src/plugins/runtime/ssrTemplate';
import {rehypeCellAlign} from './src/plugins/security/server/rehypeCellAlign';
import {rehypeEmptyHeaders} from './src/plugins/site-data/server/rehypeEmptyHeaders';
import {remarkParsed} from './src/plugins/site-data/server/remarkParsed';
import {createRemarkNames} from './src/plugins/site-data/server/remarkNames';
import {createRemarkOverview} from './src/plugins/site-data/server/remarkOverview';
import {createRemarkChanges} from './src/plugins/version-changes/server/remarkChanges';
import {createRemarkOptions} from './src/plugins/verified-docs/server/remarkOptions';
import {createRemarkProof} from './src/plugins/verified-docs/server/remarkProof';
import {createParseFrontMatter} from './src/plugins/site-data/server/parseFrontMatter';
import {createVcs} from './src/plugins/last-update/server/createVcs';
import {THEME_BACKGROUND_DARK, ZOOM_BACKGROUND, ZOOM_MARGIN, ZOOM_SCROLL_OFFSET} from './src/lib/constants';
import {readFacts} from './src/server/facts/readFacts';
import {readCurrentVersion, readLocales} from './src/server/site/readSiteFiles';

const baseUrl = process.env.BASE_URL ?? '/';
// A locale that Docusaurus builds alone gets no folder of its name, unless it is given one: see tools/build/locales.mjs.
const isApart = process.env.BUILD_LOCALES_APART === 'true';

/** The option of docs and pages replaces the default patterns; `shared` folders are ours (ROUTE-13). */
const NO_ROUTES = [...GlobExcludeDefault, '**/shared/**'];

const locales = readLocales(__dirname);
const currentVersion = readCurrentVersion(__dirname);
assertReleased(currentVersion, readFacts(currentVersion.label).facts.package);

/** What each language needs to have its letters in the pictures of its pages. */
const cardFonts = Object.fromEntries(locales.flatMap(({lang, cardFont}) => (cardFont ? [[lang, cardFont]] : [])));

const {followLink, missImage, remarkBrokenLinks} = createLinkFallback(__dirname);
const remarkImages = createRemarkImages({siteDir: __dirname, host: siteConfig.assetsHost});

// What docs and the other Markdown pages have in common. Samples, options, versions and links between docs are of the docs alone.
const remarkCode = [remarkCodeTokens, createRemarkCodeOptions(siteConfig.markdown), remarkCodeMeta];
const rehypePlugins = [rehypeCellAlign, rehypeEmptyHeaders, rehypeImports, rehypeNewlines, rehypeBelowFold];
const recmaPlugins = [recmaLocalJsx];

const search = createSearchSetup({
  engine: siteConfig.search.engine,
  versions: versionNames,
  languages: locales.map(({lang}) => lang),
  // Written out, so that a change of one makes a new build: tools/inputs.mjs looks for these names.
  environment: {
    SEARCH_ENGINE: process.env.SEARCH_ENGINE,
    SEARCH_API_URL: process.env.SEARCH_API_URL,
    ALGOLIA_APP_ID: process.env.ALGOLIA_APP_ID,
    ALGOLIA_SEARCH_KEY: process.env.ALGOLIA_SEARCH_KEY,
    ALGOLIA_INDEX_NAME: process.env.ALGOLIA_INDEX_NAME,
    ALGOLIA_HOST: process.env.ALGOLIA_HOST,
  },
});

const config: Config = {
  title: siteConfig.title,
  tagline: siteConfig.tagline,
  titleDelimiter: '-',
  favicon: siteConfig.favicon,
  url: process.env.SITE_URL ?? siteConfig.url,
  baseUrl,
  // Left undefined on purpose: only then `/guide/start/` keeps its slash and `/guide/start/quick-start` has none (ROUTE-06).
  trailingSlash: undefined,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: false,
  ssrTemplate: SSR_TEMPLATE,

  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      // Off: the storage keys are part of the specification (THEME-01, TABS-01).
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
    // Dates of pages: of the text, not of the commit that cut a version.
    experimental_vcs: createVcs(__dirname),
  },

  i18n: {
    defaultLocale: locales[0].lang,
    locales: locales.map(({lang}) => lang),
    localeConfigs: Object.fromEntries(
      locales.map(({lang, label, htmlLang, direction}, index) => [
        lang,
        {
          label,
          htmlLang,
          ...(direction && {direction}),
          ...(isApart && {baseUrl: index === 0 ? baseUrl : `${baseUrl.replace(/\/?$/, '/')}${lang}/`}),
        },
      ]),
    ),
  },

  markdown: {
    format: 'detect',
    mermaid: false,
    parseFrontMatter: createParseFrontMatter(__dirname),
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    hooks: {
      onBrokenMarkdownLinks: followLink,
      onBrokenMarkdownImages: missImage,
    },
  },

  presets: [
    [
      './src/preset/index.ts',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          exclude: NO_ROUTES,
          // A page's address is its file's name, also where that begins with a number.
          numberPrefixParser: false,
          lastVersion: docsVersions.lastVersion,
          versions: docsVersions.versions,
          editUrl: undefined,
          // The times come from the history; an unpacked archive has none and still builds.
          showLastUpdateTime: existsSync(path.join(__dirname, '.git')),
          breadcrumbs: true,
          beforeDefaultRemarkPlugins: [
            remarkParsed,
            createRemarkDirectives(__dirname),
            createRemarkElements(__dirname),
            createRemarkNames(__dirname),
            createRemarkOverview(__dirname),
            createRemarkCardLinks(__dirname),
            remarkImages,
            createRemarkOptions(__dirname),
            createRemarkProof(__dirname),
            createRemarkChanges(__dirname),
          ],
          remarkPlugins: [
            remarkBrokenLinks,
            [npm2yarn, {sync: true, converters: ['yarn', 'pnpm', 'bun']}],
            ...remarkCode,
          ],
          rehypePlugins,
          recmaPlugins,
        },
        blog: false,
        sitemap: {
          ignorePatterns: ['/search', ...locales.slice(1).map(({lang}) => `/${lang}/search`)],
          // What search engines read of an entry; they do not read the other two.
          lastmod: 'date',
          changefreq: null,
          priority: null,
        },
        pages: {
          beforeDefaultRemarkPlugins: [remarkImages],
          exclude: NO_ROUTES,
          showLastUpdateTime: false,
          remarkPlugins: [remarkBrokenLinks, ...remarkCode],
          rehypePlugins,
          recmaPlugins,
        },
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/custom.css',
            './src/css/content.css',
            './src/css/code.css',
            './src/css/print.css',
            './src/css/forced-colors.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    // Before all that read and change pages.
    './src/plugins/minify/index.ts',
    // Before the plugin for security, which gives the sheets that this one links their hashes.
    './src/plugins/lean/index.ts',
    // The first with a script: it has to run before the others in the head.
    [
      './src/plugins/security/index.ts',
      {
        connect: search.connect,
        images: siteConfig.assetsHost === '' ? [] : [new URL(siteConfig.assetsHost).origin],
        hasTrustedTypes: search.hasTrustedTypes,
        pageScripts: () => [...listLateScripts(), createFieldScript()],
      },
    ],
    './src/plugins/verified-docs/index.ts',
    './src/plugins/runtime/index.ts',
    './src/plugins/render-cache/index.ts',
    './src/plugins/code-tokens/index.ts',
    './src/plugins/image-zoom/index.ts',
    './src/plugins/translations/index.ts',
    ['./src/plugins/site-data/index.ts', {site: () => siteConfig}],
    ['./src/plugins/versions/index.ts', {moves: versionMoves}],
    './src/plugins/version-routes/index.ts',
    ...search.plugins,
    ['./src/plugins/addresses/index.ts', {exclude: ['/contribute/']}],
    './src/plugins/markdown-pages/index.ts',
    ['./src/plugins/social-cards/index.ts', {logo: 'static/img/logo-dark.svg', fonts: cardFonts}],
    // Behind the search: both answer requests of the development server.
    ['./src/plugins/version-changes/index.ts', {moves: versionMoves, copyright: siteConfig.copyright}],
  ],

  themeConfig: {
    image: siteConfig.socialCard,
    // The stock store cannot hold `auto` and copies junk into the page: it is switched off, `useAppearance` replaces it.
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: true},
    zoom: {
      selector: '.theme-doc-markdown img',
      background: {light: ZOOM_BACKGROUND, dark: THEME_BACKGROUND_DARK},
      config: {margin: ZOOM_MARGIN, scrollOffset: ZOOM_SCROLL_OFFSET},
    },
    metadata: createThemeColors(siteConfig.darkMode),
    ...search.themeConfig,
    navbar: {title: siteConfig.title, items: []},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
    // No colours of its own, and no languages: see src/plugins/code-tokens.
    prism: {theme: prismTheme, darkTheme: prismTheme},
  } satisfies ThemeConfig,
};

export default config;
