/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const LOADER = path.join(ROOT, 'tools/build/loadModules.cjs');

const PROGRAM = `
import {createRequire} from 'node:module';
const {loadFreshModule} = createRequire(process.argv[2])('@docusaurus/utils');
const describe = (exports) => (typeof exports === 'function' ? {name: exports.name, ...exports, options: exports.options} : exports);
const loaded = [];
for (const file of process.argv.slice(3)) {
  loaded.push(await loadFreshModule(file).then(describe).catch(({message, cause}) => ({message, cause: cause.message})));
}
console.log(JSON.stringify({loaded, evaluations: globalThis.evaluations}));
`;

const FILES = {
  'docusaurus.mjs': PROGRAM,
  'config.ts': `
    import {Kind, words} from './shared';
    import type {Nothing} from './nowhere';
    const kind: Kind = Kind.Late;
    export default {kind, words, folder: __dirname.length > 0, later: async (): Promise<Nothing> => import('./nowhere')};`,
  'plugin.ts': "import {words} from './shared';\nexport default {words: words.length};",
  'shared.ts': `
    import esm from 'esm-package';
    export enum Kind { Early, Late }
    Object.assign(globalThis, {evaluations: ((globalThis as {evaluations?: number}).evaluations ?? 0) + 1});
    export const words = [esm];`,
  'broken.ts': 'export default {;',
  'image-zoom.ts': "import folder from 'docusaurus-plugin-image-zoom';\nexport default folder;",
  'named.ts': 'export const options = 1;\nexport default function plugin() {}',
  'node_modules/docusaurus-plugin-image-zoom/package.json': '{"type": "module", "main": "./index.js"}',
  'node_modules/docusaurus-plugin-image-zoom/index.js':
    "import path from 'path';\nexport default path.basename(__dirname);",
  'node_modules/esm-package/package.json': '{"type": "module", "exports": "./index.js"}',
  'node_modules/esm-package/index.js': "export default 'from a module';",
};

type Result = {loaded: (Record<string, unknown> | string)[]; evaluations: number};

describe('the loader of modules in a build', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'load-modules-'));
    Object.entries(FILES).forEach(([name, text]) => {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), text);
    });
  });

  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  function load(options: string[], ...names: string[]): Result {
    const files = names.map((name) => path.join(folder, name));
    const args = [...options, path.join(folder, 'docusaurus.mjs'), path.join(ROOT, 'package.json'), ...files];
    const {stdout, stderr} = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env: {...process.env, JEST_WORKER_ID: undefined},
    });
    if (stdout === '') {
      throw new Error(stderr);
    }
    return JSON.parse(stdout) as Result;
  }

  const loader = [`--require=${LOADER}`];

  it('gives what Docusaurus’ own gives, and evaluates a module once for all', () => {
    const names = ['config.ts', 'plugin.ts'];
    const {loaded, evaluations} = load(loader, ...names);
    expect(loaded).toEqual([{kind: 1, words: ['from a module'], folder: true}, {words: 1}]);
    expect(evaluations).toBe(1);
    expect(load([], ...names)).toEqual({loaded, evaluations: 2});
  });

  it('hands on named exports, and loads a module that only works as a script', () => {
    const names = ['named.ts', 'image-zoom.ts'];
    const {loaded} = load(loader, ...names);
    expect(loaded).toEqual([{name: 'plugin', options: 1}, 'docusaurus-plugin-image-zoom']);
    expect(load([], ...names).loaded).toEqual(loaded);
  });

  it('names the file that it cannot load, and where it is wrong', () => {
    const [error] = load(loader, 'broken.ts').loaded as Record<string, unknown>[];
    expect(error.message).toBe(`Docusaurus could not load module at path ${path.join(folder, 'broken.ts')}`);
    expect(error.cause).toMatch(/broken\.ts:1:1/);
  });

  it('leaves a Docusaurus alone that has its loader elsewhere', () => {
    for (const name of ['core', 'utils']) {
      mkdirSync(path.join(folder, 'node_modules/@docusaurus', name), {recursive: true});
      writeFileSync(path.join(folder, 'node_modules/@docusaurus', name, 'package.json'), '{}');
    }
    const scripts = readdirSync(path.dirname(LOADER)).filter((name) => name.endsWith('.cjs'));
    scripts.forEach((name) => copyFileSync(path.join(path.dirname(LOADER), name), path.join(folder, name)));
    const copy = path.join(folder, 'loadModules.cjs');
    const {loaded, evaluations} = load([`--require=${copy}`], 'config.ts', 'plugin.ts');
    expect(loaded).toHaveLength(2);
    expect(evaluations).toBe(2);
  });
});
