import sitemap, {type Options, type PluginOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addAlternates} from './server/addAlternates';

export {validateOptions} from '@docusaurus/plugin-sitemap';
export type {Options, PluginOptions} from '@docusaurus/plugin-sitemap';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** Docusaurus' sitemap, with the addresses of each page in other languages. */
export default function sitemapPlugin(context: LoadContext, options: PluginOptions): Plugin<void> | null {
  const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...params}) =>
    addAlternates(await defaultCreateSitemapItems(params), context);
  return sitemap(context, {...options, createSitemapItems});
}
