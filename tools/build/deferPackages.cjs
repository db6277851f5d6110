const {builtinModules} = require('node:module');

/** A file that Docusaurus' own compiler made: it reads what it imports where it uses it, as `name_1.default` or `name_1.member`. */
const COMPILED = /[\\/]node_modules[\\/]@docusaurus[\\/][\w-]+[\\/]lib[\\/]/;
/** Other files, other parts of Docusaurus, which hand on what they import, and the helpers of that compiler. */
const LOADED_AT_ONCE = /^(?:[./]|node:|@docusaurus\/|tslib$)/;

/** Stands for a module until something of it is used. */
function createStandIn(load) {
  let exports;
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (name === '__esModule') {
          return true;
        }
        exports ??= load();
        return name === 'default' && !exports.__esModule ? exports : exports[name];
      },
    },
  );
}

/**
 * Lets Docusaurus load packages when it uses them. It loads webpack, Babel and minifiers in every build, also in one that leaves their
 * work to Rspack.
 *
 * @param {typeof import('node:module')} Module
 */
exports.deferPackages = (Module) => {
  const load = Module._load;
  Module._load = (request, parent, isMain) =>
    COMPILED.test(parent?.filename ?? '') && !LOADED_AT_ONCE.test(request) && !builtinModules.includes(request)
      ? createStandIn(() => load(request, parent, isMain))
      : load(request, parent, isMain);
};
