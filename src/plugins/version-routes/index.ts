import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getDocsVersions} from '../../server/content/readContent';
import {refuseOptions} from '../../server/validate/checkOptions';
import {splitRoutes} from './server/splitRoutes';

export const validateOptions = refuseOptions('version-routes');

const SPLIT = /^@generated\/(routes|routesChunkNames|registry)$/;

/** Keeps the routes of old versions out of the main bundle: see README.md in this folder. */
export default function versionRoutes({generatedFilesDir}: LoadContext): Plugin {
  let versionPaths: string[] = [];

  function writeFiles(folder: string): void {
    const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
    const files = splitRoutes({
      routes: read('routes.js'),
      chunkNames: read('routesChunkNames.json'),
      registry: read('registry.js'),
      versionPaths,
      clientFolder: path.join(__dirname, 'client'),
    });
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(path.join(folder, name), content);
    }
  }

  return {
    name: 'site-version-routes',

    allContentLoaded({allContent}) {
      versionPaths = getDocsVersions(allContent)
        .filter(({isLast}) => !isLast)
        .map((version) => version.path);
      return Promise.resolve();
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      // Static HTML needs every route at once; in development speed of the first load is nothing.
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const folder = path.join(generatedFilesDir, 'site-version-routes', 'default', 'split');
      writeFiles(folder);
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(SPLIT, (resource) => {
            resource.request = resource.request.replace(SPLIT, (_request, name: string) =>
              path.join(folder, `${name}.js`),
            );
          }),
        ],
      };
    },
  };
}
