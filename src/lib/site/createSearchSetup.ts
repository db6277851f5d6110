import type {SearchEngineName} from './types';

type PluginEntry = [string, Record<string, unknown>];

export type SearchSetupInput = {
  /** From the site data; the variable `SEARCH_ENGINE` replaces it, for tests. */
  readonly engine: SearchEngineName;
  readonly versions: readonly string[];
  readonly languages: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
};

export type SearchSetup = {
  readonly plugins: PluginEntry[];
  /** Part of `themeConfig`. */
  readonly themeConfig: Record<string, unknown>;
  /** Origins that the browser asks, for the content security policy. */
  readonly connect: string[];
  /** False for an engine whose worker loads scripts of its own, see `src/lib/security`. */
  readonly hasTrustedTypes: boolean;
};

/** Offered before anything is typed. */
const POPULAR_PAGES = [
  '/guide/start/',
  '/guide/start/quick-start',
  '/guide/basic/configure-rslib',
  '/guide/basic/output-format',
  '/config/',
  '/guide/basic/cli',
];

/**
 * easyops writes one index for each locale and version by itself: next to the pages of an older version, in the root of the
 * locale for the default one. Its language list must be one for all locales, since it sets lunr up once per process.
 */
function createEasyops({versions, languages}: SearchSetupInput): PluginEntry {
  return [
    '@easyops-cn/docusaurus-search-local',
    {
      docsRouteBasePath: '/',
      indexBlog: false,
      language: languages,
      // The sources of every locale and version count for the hash.
      hashed: true,
      docsDir: ['docs', 'i18n', ...(versions.length > 0 ? ['versioned_docs'] : [])],
      removeDefaultStopWordFilter: true,
      // Older versions are kept out of search engines, not out of our search.
      forceIgnoreNoIndex: true,
    },
  ];
}

function readAlgolia(environment: SearchSetupInput['environment']): Record<string, string> {
  return {
    appId: environment.ALGOLIA_APP_ID ?? '',
    apiKey: environment.ALGOLIA_SEARCH_KEY ?? '',
    indexName: environment.ALGOLIA_INDEX_NAME ?? '',
  };
}

/** The hosts of a search service; none when the engine answers in the page, or on the site's own host. */
function findOrigins(engine: string, environment: SearchSetupInput['environment']): string[] {
  const address = {algolia: environment.ALGOLIA_HOST, remote: environment.SEARCH_API_URL}[engine] ?? '';
  if (/^(?:https?:)?\/\//.test(address)) {
    return [new URL(address, 'https://example.org').origin];
  }
  // The client asks the nearest host, then three spare ones in turn.
  return engine === 'algolia' ? ['https://*.algolia.net', 'https://*.algolianet.com'] : [];
}

/**
 * Plugins and theme configuration of the chosen search engine; the others leave nothing in the build. The variables
 * `ALGOLIA_APP_ID`, `ALGOLIA_SEARCH_KEY` and `ALGOLIA_INDEX_NAME` hold the credentials of `algolia`, `SEARCH_API_URL` the
 * address of `remote`; missing ones are reported when the options are checked.
 */
export function createSearchSetup(input: SearchSetupInput): SearchSetup {
  const {environment} = input;
  const engine = environment.SEARCH_ENGINE || input.engine;
  const options: Record<string, unknown> = {engine, popularPages: POPULAR_PAGES};
  if (engine === 'algolia') {
    options.algolia = {...readAlgolia(environment), host: environment.ALGOLIA_HOST ?? ''};
  }
  if (engine === 'remote') {
    options.remote = {apiUrl: environment.SEARCH_API_URL ?? ''};
  }
  return {
    // Ours comes last: of two components with one name the later plugin's is used.
    plugins: [...(engine === 'easyops' ? [createEasyops(input)] : []), ['./src/plugins/search/index.ts', options]],
    connect: findOrigins(engine, environment),
    hasTrustedTypes: engine !== 'easyops',
    themeConfig: engine === 'algolia' ? {algolia: {...readAlgolia(environment), searchPagePath: false}} : {},
  };
}
