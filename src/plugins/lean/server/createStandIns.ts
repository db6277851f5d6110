import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {slimConfig} from './slimConfig';

type Request = {readonly context: string; request: string};

/** A module as it is asked for, and the file that is taken instead, or a function that decides. */
export type StandIn = readonly [request: RegExp, replacement: string | ((request: Request) => void)];

function writeConfig(generatedFilesDir: string): string {
  const file = path.join(generatedFilesDir, 'site-lean', 'default', 'config.json');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, slimConfig(readFileSync(path.join(generatedFilesDir, 'docusaurus.config.mjs'), 'utf8')));
  return file;
}

/** What browsers and the pages that the build renders get instead of modules that take longer the more pages there are. */
export const createCommonStandIns = (clientDir: string): StandIn[] => [
  [/^@docusaurus\/renderRoutes$/, path.join(clientDir, 'renderRoutes.tsx')],
];

/**
 * What browsers get instead of larger modules that do more than the site asks of them. Writes the file that stands for the
 * configuration.
 *
 * @param clientDir folder of the files that stand for packages
 */
export function createStandIns(generatedFilesDir: string, clientDir: string): StandIn[] {
  const useOwnHelper = (request: Request): void => {
    if (/[\\/]utils-common[\\/]/.test(request.context)) {
      request.request = path.join(clientDir, 'importDefault.ts');
    }
  };
  const useBrowserHistory = (request: Request): void => {
    if (/[\\/]react-router/.test(request.context)) {
      request.request = path.join(clientDir, 'history.ts');
    }
  };
  return [
    ...createCommonStandIns(clientDir),
    [/^tslib$/, useOwnHelper],
    [/^history$/, useBrowserHistory],
    [/^path-to-regexp$/, path.join(clientDir, 'pathToRegexp.ts')],
    [/^@generated\/docusaurus\.config$/, writeConfig(generatedFilesDir)],
    [/^@generated\/codeTranslations$/, path.join(clientDir, 'codeTranslations.ts')],
    [/^@generated\/site-metadata$/, path.join(clientDir, 'siteMetadata.ts')],
    [/^\.\/BaseUrlIssueBanner$/, path.join(clientDir, 'nothing.ts')],
    [/^prop-types$/, path.join(clientDir, 'propTypes.ts')],
    [/^react-is$/, path.join(clientDir, 'reactIs.ts')],
    [/^hoist-non-react-statics$/, path.join(clientDir, 'hoistStatics.ts')],
    [/^react-helmet-async$/, path.join(clientDir, 'head', 'index.tsx')],
  ];
}
