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

if (path.basename(process.argv[1] ?? '') === 'docusaurus.mjs') {
  const core = createRequire(require.resolve('@docusaurus/core/package.json'));
  const utils = createRequire(core.resolve('@docusaurus/utils/package.json'));
  const moduleUtils = utils('./lib/moduleUtils.js');
  const load = utils('jiti')(utils.resolve('./lib/moduleUtils.js'), {
    // Compiling takes hardly longer than looking there.
    cache: false,
    requireCache: true,
    interopDefault: true,
    transform,
  });

  moduleUtils.loadFreshModule = async (file) => {
    try {
      return load(file);
    } catch (error) {
      throw new Error(`Docusaurus could not load module at path ${file}`, {cause: error});
    }
  };
}
