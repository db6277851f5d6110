/** Module hooks of Node: easyops' browser code, written for a bundler, is found and loaded as modules. */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const CLIENT = '/docusaurus-search-local/dist/client/';
const toModule = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

let languages = [];

/** What easyops writes when a site is built: the options of `createSearchSetup`. */
const createConstants = () => `
export const language = ${JSON.stringify(languages)};
export const removeDefaultStopWordFilter = ['en'];
export const searchIndexUrl = 'search-index.json';
export const searchResultLimits = 8;
export const fuzzyMatchingDistance = 1;
`;
/** Its worker is called directly. */
const COMLINK = 'export const expose = () => undefined;';

export function initialize(data) {
  ({languages} = data);
}

export function resolve(specifier, context, next) {
  if (!context.parentURL?.includes(CLIENT)) {
    return next(specifier, context);
  }
  if (specifier === 'comlink') {
    return {url: toModule(COMLINK), shortCircuit: true};
  }
  if (specifier.endsWith('/proxiedGeneratedConstants')) {
    return {url: toModule(createConstants()), shortCircuit: true};
  }
  if (specifier.startsWith('.')) {
    return {url: new URL(`${specifier}.js`, context.parentURL).href, shortCircuit: true};
  }
  return next(specifier, context);
}

export function load(url, context, next) {
  return url.includes(CLIENT)
    ? {format: 'module', source: readFileSync(fileURLToPath(url), 'utf8'), shortCircuit: true}
    : next(url, context);
}
