/**
 * Loaded into the processes that build a locale (`node --require`): how Docusaurus loads the configuration and the plugins of the site,
 * how it ends its bundler (`releaseBundler.cjs`), what happens when it stops working (`endStalled.cjs`), and what syntax trees cost to
 * visit (`leaveVisitsUnnamed.cjs`).
 *
 * Docusaurus has jiti do it, which compiles with Babel, makes scripts of packages that are modules though Docusaurus loads the same
 * ones as modules again, and evaluates all that a module imports anew for each plugin, so that a development server sees changes. A
 * build leaves it to Node, which learns TypeScript here. Replaces functions that are internal to Docusaurus 3.10.2; where they are
 * elsewhere, everything works as without this file.
 */
const {readFileSync} = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const {isMainThread} = require('node:worker_threads');
const {deferPackages} = require('./deferPackages.cjs');
const {endStalled} = require('./endStalled.cjs');
const {leaveVisitsUnnamed} = require('./leaveVisitsUnnamed.cjs');
const {releaseBundler} = require('./releaseBundler.cjs');

/** Says that it is made of modules, and asks for `__dirname`, which modules do not have: only as scripts these files work. */
const SCRIPTS = /[\\/]node_modules[\\/]docusaurus-plugin-image-zoom[\\/]/;

/** TypeScript, or a module, as a CommonJS module, `import()` included. */
function compile(source, filename) {
  const {transformSync} = require('@swc/core');
  const {code} = transformSync(source, {
    filename,
    configFile: false,
    swcrc: false,
    jsc: {parser: {syntax: 'typescript', tsx: filename.endsWith('x')}, target: 'es2022'},
    module: {type: 'commonjs', ignoreDynamic: false},
  });
  return code;
}

function loadCompiled(module, filename) {
  module._compile(compile(readFileSync(filename, 'utf8'), filename), filename);
}

/** Teaches `require` what jiti knows beyond Node. */
function extendRequire(extensions) {
  const loadScript = extensions['.js'];
  extensions['.js'] = (module, filename) => (SCRIPTS.test(filename) ? loadCompiled : loadScript)(module, filename);
  extensions['.ts'] = loadCompiled;
  extensions['.tsx'] = loadCompiled;
}

/** The default export with the others on it, as Docusaurus expects what jiti gives. */
function mergeExports(exports) {
  const main = exports.default;
  if (main === undefined || main === null) {
    return exports;
  }
  for (const name of Object.keys(exports).filter((key) => Object(main) === main && !(key in main))) {
    Object.defineProperty(main, name, {get: () => exports[name]});
  }
  return main;
}

/** The modules of Docusaurus with the functions to replace; undefined in a Docusaurus that has one of them elsewhere. */
function findInternals() {
  try {
    const core = Module.createRequire(require.resolve('@docusaurus/core/package.json'));
    const load = (name, file) => Module.createRequire(core.resolve(`@docusaurus/${name}/package.json`))(file);
    return {loader: load('utils', './lib/moduleUtils.js'), bundler: load('bundler', './lib/compiler.js')};
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') {
      return undefined;
    }
    throw error;
  }
}

const isBuild = path.basename(process.argv[1] ?? '') === 'docusaurus.mjs';
if (isBuild && isMainThread) {
  endStalled();
}
const internals = isBuild ? findInternals() : undefined;
if (internals !== undefined) {
  deferPackages(Module);
  extendRequire(Module._extensions);
  leaveVisitsUnnamed();
  releaseBundler(internals.bundler);
  internals.loader.loadFreshModule = async (file) => {
    try {
      return mergeExports(require(file));
    } catch (error) {
      throw new Error(`Docusaurus could not load module at path ${file}`, {cause: error});
    }
  };
}
