import path from 'node:path';
import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

const DOCS = /[\\/]plugin-content-docs[\\/]/;

/** Docusaurus' classic preset with the docs plugin of `src/plugins/docs`. */
export default function preset(context: LoadContext, options: Options): Preset {
  const {plugins = [], ...rest} = classic(context, options);
  const replace = (plugin: PluginConfig): PluginConfig =>
    Array.isArray(plugin) && typeof plugin[0] === 'string' && DOCS.test(plugin[0])
      ? [path.join(__dirname, '..', 'plugins', 'docs', 'index.ts'), plugin[1]]
      : plugin;
  return {...rest, plugins: plugins.map(replace)};
}
