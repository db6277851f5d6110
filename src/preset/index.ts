import path from 'node:path';
import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

/** Plugins of the preset that have a wrapper in `src/plugins`. */
const WRAPPED = /[\\/]plugin-(?:content-)?(docs|sitemap)[\\/]/;

/** Docusaurus' classic preset with the docs plugin and the sitemap of `src/plugins`. */
export default function preset(context: LoadContext, options: Options): Preset {
  const {plugins = [], ...rest} = classic(context, options);
  const replace = (plugin: PluginConfig): PluginConfig => {
    if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') {
      return plugin;
    }
    const name = WRAPPED.exec(plugin[0])?.[1];
    return name === undefined ? plugin : [path.join(__dirname, '..', 'plugins', name, 'index.ts'), plugin[1]];
  };
  return {...rest, plugins: plugins.map(replace)};
}
