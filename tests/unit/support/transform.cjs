const {createTransformer} = require('@swc/jest');

const swc = createTransformer({
  jsc: {
    parser: {syntax: 'typescript', tsx: true},
    transform: {react: {runtime: 'automatic'}},
    target: 'es2022',
  },
  module: {type: 'commonjs'},
});

const MODULE_SYNTAX = /^\s*(?:import|export)\b|\bimport\.meta\b/m;

/** Packages that are CommonJS already stay as they are; theme packages ship ESM and JSX in .js files, unified is ESM only. */
module.exports = {
  ...swc,
  process(source, filename, options) {
    const isPlain = filename.includes('node_modules') && !MODULE_SYNTAX.test(source);
    return isPlain ? {code: source} : swc.process(source, filename, options);
  },
};
