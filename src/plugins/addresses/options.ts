import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../../server/validate/checkOptions';

export type PluginOptions = {
  /** Set by Docusaurus; several instances make no sense for this plugin. */
  readonly id: string;
  /** Folder of `ledger.txt` and `redirects.json`, from the site's folder on. Files that are missing count as empty. */
  readonly folder: string;
  /** Beginnings of addresses that are no promise: pages whose headings come and go with the site's data. */
  readonly exclude: readonly string[];
};

/** What the configuration gives the plugin: all of it may be left out. */
export type Options = Partial<Pick<PluginOptions, 'folder' | 'exclude'>>;

/** The files are in `addresses/`, and every address is a promise. */
export const DEFAULT_OPTIONS = {folder: 'addresses', exclude: []} satisfies Options;

const schema = Joi.object<PluginOptions>({
  folder: Joi.string().default(DEFAULT_OPTIONS.folder),
  exclude: Joi.array().items(Joi.string().pattern(/^\//)).default(DEFAULT_OPTIONS.exclude),
});

/**
 * Checks what the configuration gives the plugin, and fills in the defaults.
 *
 * @throws {Error} that names the plugin, for an unknown option, a value of a wrong type, or a beginning in `exclude` without a slash in front
 */
export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return checkOptions('addresses', schema, context);
}
