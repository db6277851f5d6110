/** @jest-environment node */
import {createRequire} from 'node:module';

type Load = (request: string, parent?: {filename: string}, isMain?: boolean) => unknown;
type Loader = {_load: Load};

const {deferPackages} = createRequire(__filename)('../../../../tools/build/deferPackages.cjs') as {
  deferPackages: (module: Loader) => void;
};

const DOCUSAURUS = {filename: '/site/node_modules/@docusaurus/core/lib/server/site.js'};
const MODULES: Record<string, object> = {
  script: Object.assign(() => 'called', {member: 1}),
  compiled: {
    __esModule: true,
    default: class Plugin {
      name = 'plugin';
    },
    member: 2,
  },
};

let loaded: string[];
let load: Load;

beforeEach(() => {
  loaded = [];
  const loader: Loader = {
    _load: (request) => {
      loaded.push(request);
      return MODULES[request] ?? {};
    },
  };
  deferPackages(loader);
  load = loader._load;
});

/** What code compiled by TypeScript does with a default import. */
function importDefault(request: string): {default: unknown; member?: unknown} {
  const exports = load(request, DOCUSAURUS) as {__esModule?: boolean; default: unknown};
  return exports.__esModule ? exports : {default: exports};
}

it('loads a package for Docusaurus when something of it is used, once', () => {
  const script = importDefault('script');
  const compiled = importDefault('compiled');
  expect(loaded).toEqual([]);
  expect((script.default as () => string)()).toBe('called');
  expect(script.member).toBe(1);
  expect(new (compiled.default as new () => object)()).toBeInstanceOf(
    (MODULES.compiled as {default: new () => object}).default,
  );
  expect(compiled.member).toBe(2);
  expect(loaded).toEqual(['script', 'compiled']);
});

it('loads at once what Docusaurus is made of, and everything for others', () => {
  const requests = ['./other', '@docusaurus/utils', 'node:fs', 'path', 'tslib', '/loader.js'];
  requests.forEach((request) => load(request, DOCUSAURUS));
  load('script', {filename: '/site/docusaurus.config.ts'});
  load('compiled', {filename: '/site/node_modules/webpack/lib/index.js'});
  load('compiled');
  expect(loaded).toEqual([...requests, 'script', 'compiled', 'compiled']);
});
