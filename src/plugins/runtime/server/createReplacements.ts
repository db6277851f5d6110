import path from 'node:path';

/** A request for a module, as the bundler hands it to a replacement. */
type Resource = {request: string; readonly contextInfo: {readonly issuer: string}};

/** Which requests are answered by another module, and by which one; a function changes the request itself. */
export type Replacement = readonly [request: RegExp, module: string | ((resource: Resource) => void)];

/** Core's module for links. */
const LINK = path.join('@docusaurus', 'core', 'lib', 'client', 'exports', 'Link.js');
/** Core's module that starts the app in the browser. */
const CLIENT_ENTRY = path.join('@docusaurus', 'core', 'lib', 'client', 'clientEntry.js');
/** The stock theme's client module with the progress bar. */
const STOCK_PROGRESS = /[\\/]theme-classic[\\/]lib[\\/]nprogress$/;
/** theme-common's module for the theme, as its other modules name it. */
const STOCK_COLOR_MODE = /^(?:\.\.?\/)+contexts\/colorMode$/;

/** Answers requests that one module makes, whose path ends so; those of others are left alone. */
function answer(issuer: string, modules: Readonly<Record<string, string>>): (resource: Resource) => void {
  return (resource) => {
    if (resource.contextInfo.issuer.endsWith(issuer)) {
      resource.request = modules[resource.request] ?? resource.request;
    }
  };
}

/**
 * The modules of core and of the stock theme that those in `clientDir` stand for: see README.md. Static HTML needs one of them.
 *
 * @param clientDir this plugin's folder `client`
 */
export function createReplacements(clientDir: string, isServer: boolean): Replacement[] {
  const own = (name: string): string => path.join(clientDir, name);
  const navigation: Replacement = [/^\.\/PendingNavigation$/, own('PendingNavigation.tsx')];
  if (isServer) {
    return [navigation];
  }
  const entryModules = {
    './preload': own('preload.ts'),
    './docusaurus': own('loadAhead.ts'),
    'react-router-dom': own('router.tsx'),
  };
  return [
    navigation,
    [STOCK_PROGRESS, own('progressBar.ts')],
    [STOCK_COLOR_MODE, own('colorMode.ts')],
    [/^(?:\.\/(?:preload|docusaurus)|react-router-dom)$/, answer(CLIENT_ENTRY, entryModules)],
    [/^\.\/ExecutionEnvironment$/, answer(LINK, {'./ExecutionEnvironment': own('linkEnvironment.ts')})],
    [/^@docusaurus\/ComponentCreator$/, own('ComponentCreator.tsx')],
  ];
}
