/**
 * Loaded into the processes that build a locale (`node --require`): how Docusaurus loads the configuration and the plugins of the site.
 *
 * Docusaurus has jiti do it with Babel, which takes seconds when there is no cache, and evaluates all that a module imports anew for
 * each plugin, so that a development server sees changes. A build evaluates each module once, compiled by SWC. Replaces a function
 * that is internal to Docusaurus 3.10.2; where it is elsewhere, everything works as without this file.
 */
const {createRequire} = require('node:module');
const path = require('node:path');

const TYPESCRIPT = /\.[cm]?tsx?$/;

/** As jiti's own: to CommonJS, `import()` included. */
function transform({source, filename}) {
  const {transformSync} = require('@swc/core');
  const {code} = transformSync(source, {
    filename,
    configFile: false,
    swcrc: false,
    jsc: {
      parser: TYPESCRIPT.test(filename)
        ? {syntax: 'typescript', tsx: filename.endsWith('x')}
        : {syntax: 'ecmascript', jsx: filename.endsWith('x')},
      target: 'es2022',
    },
    module: {type: 'commonjs', ignoreDynamic: false},
  });
  return {code};
}

/** Docusaurus' module with the function, and what loads modules for it; undefined in a Docusaurus that has them elsewhere. */
function findLoader() {
  try {
    const core = createRequire(require.resolve('@docusaurus/core/package.json'));
    const utils = createRequire(core.resolve('@docusaurus/utils/package.json'));
    return {
      moduleUtils: utils('./lib/moduleUtils.js'),
      createJiti: utils('jiti'),
      filePath: utils.resolve('./lib/moduleUtils.js'),
    };
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') {
      return undefined;
    }
    throw error;
  }
}

const found = path.basename(process.argv[1] ?? '') === 'docusaurus.mjs' ? findLoader() : undefined;
if (found !== undefined) {
  const load = found.createJiti(found.filePath, {
    // Compiling takes hardly longer than looking there.
    cache: false,
    requireCache: true,
    interopDefault: true,
    transform,
  });

  found.moduleUtils.loadFreshModule = async (file) => {
    try {
      return load(file);
    } catch (error) {
      throw new Error(`Docusaurus could not load module at path ${file}`, {cause: error});
    }
  };
}
