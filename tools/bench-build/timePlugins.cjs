/**
 * Loaded into the processes of a measured build (`node --require`): Docusaurus times `postBuild` of all plugins as one step, this does it
 * for each. They run one after the other for that, which most do anyway: nearly all of their work is synchronous. The module is internal
 * to Docusaurus 3.10.2.
 */
const {createRequire} = require('node:module');
const path = require('node:path');

if (path.basename(process.argv[1] ?? '') === 'docusaurus.mjs') {
  const core = createRequire(require.resolve('@docusaurus/core/package.json'));
  const {PerfLogger} = core('@docusaurus/logger');
  const init = core('./lib/server/plugins/init.js');
  const {initPlugins} = init;

  init.initPlugins = async (context) => {
    const plugins = await initPlugins(context);
    let last = Promise.resolve();
    for (const plugin of plugins.filter(({postBuild}) => postBuild !== undefined)) {
      const {postBuild} = plugin;
      plugin.postBuild = (props) => {
        last = last.then(() => PerfLogger.async(plugin.name, () => postBuild.call(plugin, props)));
        return last;
      };
    }
    return plugins;
  };
}
