import sitemap, {validateOptions as validate, type Options, type PluginOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {nameOptions} from '../../server/validate/checkOptions';
import {addAlternates} from './server/addAlternates';
import {writeRobots} from './server/writeRobots';

export const validateOptions = nameOptions('sitemap', validate);
export type {Options, PluginOptions} from '@docusaurus/plugin-sitemap';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** Docusaurus' sitemap, with the addresses of each page in other languages, and a `robots.txt` that names the sitemap of each locale. */
export default function sitemapPlugin(context: LoadContext, options: PluginOptions): Plugin<void> | null {
  const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...params}) =>
    addAlternates(await defaultCreateSitemapItems(params), context);
  const plugin = sitemap(context, {...options, createSitemapItems});
  return (
    plugin && {
      ...plugin,
      async postBuild(props) {
        await plugin.postBuild?.(props);
        writeRobots({...context, outDir: props.outDir, filename: options.filename});
      },
    }
  );
}
