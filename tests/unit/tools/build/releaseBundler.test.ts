/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

type Options = {configs: {plugins?: unknown[]}[]; currentBundler: {name: string; instance: object}};
type Bundler = {compile: (options: Options) => Promise<unknown>};

const ROOT = path.resolve(__dirname, '../../../..');
const RELEASER = path.join(ROOT, 'tools/build/releaseBundler.cjs');
const {releaseBundler} = createRequire(__filename)(RELEASER) as {
  releaseBundler: (bundler: Bundler, least?: number) => void;
};

/** Bundles as Docusaurus does: with a module of its own in the runtime script, and a plugin that remembers its compiler. */
const PROGRAM = `
const {createRequire} = require('node:module');
const {readFileSync} = require('node:fs');
const path = require('node:path');
const [root, releaser, least, collections] = process.argv.slice(2);
const core = createRequire(createRequire(root + '/package.json').resolve('@docusaurus/core/package.json'));
const bundler = createRequire(core.resolve('@docusaurus/bundler/package.json'))('./lib/compiler.js');
const {rspack} = createRequire(core.resolve('@docusaurus/faster/package.json'))('@rspack/core');
if (releaser !== '') {
  require(releaser).releaseBundler(bundler, Number(least));
}

const compilers = [];
class Added extends rspack.RuntimeModule {
  constructor() {
    super('added', rspack.RuntimeModule.STAGE_ATTACH);
  }
  generate() {
    return 'globalThis.chunk = ' + JSON.stringify(this.chunk.name) + ';';
  }
}
class Remembering {
  apply(compiler) {
    this.compiler = compiler;
    compilers.push(new WeakRef(compiler));
    compiler.hooks.thisCompilation.tap('test', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('test', (chunk) => compilation.addRuntimeModule(chunk, new Added()));
    });
  }
}
const configs = ['client', 'server'].map((name) => ({
  name,
  mode: 'none',
  context: __dirname,
  entry: './entry.js',
  output: {path: path.join(__dirname, name), filename: 'main.js'},
  plugins: [new Remembering()],
}));

(async () => {
  await bundler.compile({configs, currentBundler: {name: 'rspack', instance: rspack}});
  for (let count = 0; count < Number(collections); count += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    gc();
  }
  const held = compilers.filter((compiler) => compiler.deref() !== undefined).length;
  const scripts = configs.map(({output}) => readFileSync(path.join(output.path, 'main.js'), 'utf8'));
  console.log(JSON.stringify({compilers: compilers.length, held, areWhole: scripts.every((text) => text.includes('globalThis.chunk = "main";'))}));
})();
`;

describe('what a bundler holds when it is done', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'release-bundler-'));
    writeFileSync(path.join(folder, 'program.cjs'), PROGRAM);
    writeFileSync(path.join(folder, 'entry.js'), "console.log('entry');");
  });

  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  /** `collections` of garbage behind the bundling, by the test itself. */
  function bundle(releaser: string, {least = 0, collections = 8} = {}): unknown {
    const args = ['--expose-gc', path.join(folder, 'program.cjs'), ROOT, releaser, String(least), String(collections)];
    const {stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8', cwd: folder});
    if (stdout === '') {
      throw new Error(stderr);
    }
    return JSON.parse(stdout);
  }

  it('is all of its compilers, without this', () => {
    expect(bundle('')).toEqual({compilers: 2, held: 2, areWhole: true});
  });

  it('is none of them, and the scripts are the same', () => {
    expect(bundle(RELEASER, {collections: 0})).toEqual({compilers: 2, held: 0, areWhole: true});
  });

  it('stays in a process that has little memory', () => {
    expect(bundle(RELEASER, {least: 64 * 1024 ** 3})).toEqual({compilers: 2, held: 2, areWhole: true});
  });

  it('goes back by work for every thread, behind the bundling', async () => {
    const order: string[] = [];
    const bundler: Bundler = {
      compile: () => {
        order.push('compile');
        return Promise.resolve();
      },
    };
    releaseBundler(bundler, 0);
    const transform = (code: string): Promise<object> => {
      order.push(`transform ${code}`);
      return Promise.resolve({});
    };
    const options = {
      configs: [{plugins: [{}]}],
      currentBundler: {name: 'rspack', instance: {experiments: {swc: {transform}}}},
    };
    await bundler.compile(options);
    expect(order[0]).toBe('compile');
    expect(order.slice(1).length).toBeGreaterThanOrEqual(os.availableParallelism());
    expect(options.configs).toEqual([{plugins: []}]);
  });

  it('is left to webpack, whose configurations keep their plugins', async () => {
    const seen: Options[] = [];
    const bundler: Bundler = {
      compile: (options) => {
        seen.push(options);
        return Promise.resolve();
      },
    };
    releaseBundler(bundler, 0);
    const plugin = {};
    const options = {configs: [{plugins: [plugin]}], currentBundler: {name: 'webpack', instance: {}}};
    await bundler.compile(options);
    expect(seen).toEqual([options]);
    expect(options.configs[0].plugins).toEqual([plugin]);
  });

  it('is not looked at when bundling fails', async () => {
    const bundler: Bundler = {compile: () => Promise.reject(new Error('a module is missing'))};
    releaseBundler(bundler, 0);
    const options = {configs: [{}], currentBundler: {name: 'rspack', instance: {}}};
    await expect(bundler.compile(options)).rejects.toThrow('a module is missing');
  });
});
