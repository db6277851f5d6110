import docs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {slimGlobalData} from './slimGlobalData';
import {slimRoute} from './slimRoute';

export {validateOptions} from '@docusaurus/plugin-content-docs';
export type {Options, PluginOptions} from '@docusaurus/plugin-content-docs';

/** Docusaurus' docs plugin, without the lists of all pages in the code of every page. */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docs(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(slimRoute(route)),
          setGlobalData: (data) => actions.setGlobalData(slimGlobalData(data)),
        },
      });
    },
  };
}
