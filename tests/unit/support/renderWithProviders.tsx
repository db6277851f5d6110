import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {render, type RenderResult} from '@testing-library/react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {DocusaurusConfig, DocusaurusContext, GlobalData, PluginRouteContext} from '@docusaurus/types';
import LayoutProvider from '@theme/Layout/Provider';
import ThemeProvider from '@theme/ThemeProvider';
import SearchProvider from '@site/src/components/Search/Provider';
import globalData from '../__fixtures__/generated/globalData';
import i18n from '../__fixtures__/generated/i18n';
import siteMetadata from '../__fixtures__/generated/site-metadata.json';
import siteConfig from '../__fixtures__/generated/docusaurus.config';

export type RenderOptions = {
  /** Address the page is shown at, below the origin. Default `/`. */
  readonly route?: string;
  /** Current locale. Default: the site's first. The base URL becomes `/<locale>/` for the others, as in a build. */
  readonly locale?: string;
  /** Values that replace those of the fixture configuration; `themeConfig` is merged one level deep. */
  readonly siteConfig?: Partial<DocusaurusConfig>;
  /** Global data of plugins, by plugin name then plugin id, over that of the fixture. */
  readonly globalData?: GlobalData;
  /** The plugin that owns the route and the data it attached. Default: the docs plugin, no data. */
  readonly routeContext?: PluginRouteContext;
  /** Hydrates static HTML, instead of rendering into nothing as after a navigation. */
  readonly isHydrated?: boolean;
  /** What a reader does to the static HTML; the element is hydrated after that. */
  readonly beforeHydration?: (page: HTMLElement) => void;
};

/** The value of `useDocusaurusContext()` for these options. */
export function createSiteContext({locale = i18n.defaultLocale, ...options}: RenderOptions = {}): DocusaurusContext {
  const context = {
    siteConfig: {
      ...siteConfig,
      baseUrl: i18n.localeConfigs[locale]?.baseUrl ?? '/',
      ...options.siteConfig,
      themeConfig: {...siteConfig.themeConfig, ...options.siteConfig?.themeConfig},
    },
    siteMetadata,
    globalData: {
      ...globalData,
      'site-data': {default: {...globalData['site-data'].default, lang: locale}},
      ...options.globalData,
    },
    i18n: {...i18n, currentLocale: locale},
    codeTranslations: {},
  };
  // The fixture holds only what the client reads, not the whole resolved configuration.
  return context as unknown as DocusaurusContext;
}

/**
 * A theme component below every provider it has on a real page: router, head, site context, search dialog, colour mode, announcement
 * bar, scroll controller, preferred version and mobile menu.
 */
export function withProviders(element: ReactElement, options: RenderOptions = {}): ReactElement {
  const {route = '/', routeContext = {plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'}}} = options;
  return (
    <HelmetProvider>
      <MemoryRouter initialEntries={[route]}>
        <SiteContext.Provider value={createSiteContext(options)}>
          <BrowserContextProvider>
            <RouteContextProvider value={routeContext}>
              <SearchProvider>
                <ThemeProvider>
                  <LayoutProvider>{element}</LayoutProvider>
                </ThemeProvider>
              </SearchProvider>
            </RouteContextProvider>
          </BrowserContextProvider>
        </SiteContext.Provider>
      </MemoryRouter>
    </HelmetProvider>
  );
}

/**
 * Renders a theme component below every provider it has on a real page.
 *
 * @example renderWithProviders(<NotFoundContent />, {route: '/zh/nowhere', locale: 'zh'});
 */
export function renderWithProviders(element: ReactElement, options: RenderOptions = {}): RenderResult {
  const tree = withProviders(element, options);
  if (!options.isHydrated && !options.beforeHydration) {
    return render(tree);
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  options.beforeHydration?.(container);
  return render(tree, {container, hydrate: true});
}
