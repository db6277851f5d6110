const os = require('node:os');
const {setImmediate} = require('node:timers/promises');
const v8 = require('node:v8');
const vm = require('node:vm');

const NAME = 'release-bundler';
/**
 * Bytes: a process that has less is left alone. With the caches of an earlier build a locale has 580 MB here, which no peak is made of,
 * and would wait 0.3 s; without them it has 700 MB and more.
 */
const LEAST_MEMORY = 640 * 1024 ** 2;
/** Two find all of it as a rule: what the first one ends lets go of more. */
const MOST_COLLECTIONS = 4;
/** Pieces of work for each core, so that each thread of the bundler gets one. */
const TASKS = 4;

/** A plugin of the bundler that notes its compilers, and the modules in JavaScript that plugins add to the runtime script. */
function createNotes() {
  const compilers = [];
  const modules = [];
  const plugin = {
    apply(compiler) {
      compilers.push(new WeakRef(compiler));
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const add = compilation.addRuntimeModule;
        compilation.addRuntimeModule = (chunk, module) => {
          modules.push(module);
          return add.call(compilation, chunk, module);
        };
      });
    },
  };
  return {compilers, modules, plugin};
}

/** Collects garbage until the compilers are gone. */
async function collect(compilers) {
  v8.setFlagsFromString('--expose-gc');
  const gc = vm.runInNewContext('gc');
  for (let count = 0; count < MOST_COLLECTIONS && compilers.some((compiler) => compiler.deref()); count += 1) {
    // In a task of its own: what was looked at stays until the end of one, and native halves go behind it.
    await setImmediate();
    gc();
    await setImmediate();
  }
}

/**
 * Has Rspack give its memory back when it is done. It holds 340 MB of each locale of a cold build to the end, through rendering and
 * `postBuild`, when a build needs most: 1.66 GB for two locales before, 1.36 GB now. Three things are in the way:
 *
 * - Docusaurus' own module of the runtime script knows its compilation, and the native half of that compilation holds the module, which
 *   the garbage collector cannot see.
 * - Docusaurus keeps the configurations to its end, and plugins in them know their compiler.
 * - What one thread frees of the memory of another one goes back when that one works next: all get a little work.
 *
 * @param {{compile: (options: {configs: object[], currentBundler: {name: string, instance: object}}) => Promise<unknown>}} bundler
 *   Docusaurus' module with the function, which is replaced. The new one empties the lists of plugins of the configurations and resolves
 *   with nothing.
 * @param {number} [least] bytes: a process with less memory is left alone
 */
exports.releaseBundler = (bundler, least = LEAST_MEMORY) => {
  const {compile} = bundler;
  bundler.compile = async ({configs, currentBundler}) => {
    if (currentBundler.name !== 'rspack') {
      await compile({configs, currentBundler});
      return;
    }
    const {compilers, modules, plugin} = createNotes();
    configs.forEach((config) => (config.plugins = [...(config.plugins ?? []), plugin]));
    await compile({configs, currentBundler});
    if (process.memoryUsage.rss() < least) {
      return;
    }
    modules.splice(0).forEach((module) => Object.assign(module, {compilation: null, chunk: null, chunkGraph: null}));
    configs.forEach((config) => (config.plugins = []));
    await collect(compilers);
    const {transform} = currentBundler.instance.experiments.swc;
    await Promise.all(Array.from({length: TASKS * os.availableParallelism()}, () => transform(';', {})));
  };
};
