/** Stands in for the entry of Docusaurus' server bundle: the same, with a memory. */
import path from 'node:path';
import render from '@docusaurus/core/lib/client/serverEntry';
import registry from '@generated/registry';
import routes from '@generated/routes';
import parts from '@generated/routesChunkNames';
import {hashFiles} from './hashFiles';
import {keepPages, type RenderedPage} from './keepPages';
import {readBundle} from './readBundle';
import {readRoutes} from './readRoutes';

declare const __webpack_modules__: Record<string, object>;
declare const __webpack_require__: {
  e: (chunk: string) => Promise<unknown>;
  readonly u: (chunk: string) => string;
};
/** Set by the plugin: the folder of kept pages, and the one of the bundle. */
declare const RENDER_CACHE: {readonly folder: string; readonly output: string};

const {folder, output} = RENDER_CACHE;
const files = hashFiles(path.join(output, 'assets', 'js'));
const fileOf = (chunk: string): string => files.get(path.basename(__webpack_require__.u(chunk))) ?? chunk;
// Now, not later: modules of pages join these when they are loaded.
const bundle = readBundle({
  modules: __webpack_modules__,
  registry,
  tables: [
    require.resolve('@generated/registry'),
    require.resolve('@generated/routes'),
    require.resolve('@generated/routesChunkNames'),
  ],
  routes: readRoutes(routes, parts),
  fileOf,
  files: [...files.values()],
  environment: [process.version, process.env.TZ ?? '', process.env.LANG ?? ''],
});

/** Not the parts of pages, which grow with every page: what is in here is looked at for each. */
const others = new Set<string>();
const load = __webpack_require__.e;
__webpack_require__.e = (chunk) => {
  const file = fileOf(chunk);
  if (!bundle.isPart(file)) {
    others.add(file);
  }
  return load(chunk);
};

type Render = (input: {readonly pathname: string}) => Promise<RenderedPage>;

// Docusaurus does not publish the types that its entry is declared with.
export default keepPages(render as unknown as Render, {bundle, folder, others});
