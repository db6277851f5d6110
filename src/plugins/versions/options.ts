import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Move} from '../../lib/versions';
import {checkOptions} from '../../server/validate/checkOptions';

export type PluginOptions = {
  /** Set by Docusaurus; several instances make no sense for this plugin. */
  readonly id: string;
  /** What has another place in another version: one record for each thing, its places by version. */
  readonly moves: readonly Move[];
};

/** What the configuration gives the plugin: all of it may be left out. */
export type Options = Partial<Omit<PluginOptions, 'id'>>;

/** Nothing has moved. */
export const DEFAULT_OPTIONS = {moves: []} satisfies Options;

const schema = Joi.object<PluginOptions>({
  moves: Joi.array()
    .items(Joi.object().pattern(Joi.string(), Joi.string().pattern(/^\//, 'path')))
    .default(DEFAULT_OPTIONS.moves),
});

/**
 * Checks what the configuration gives the plugin, and fills in the defaults. Whether the places of `moves` exist is found out when the
 * pages are known.
 *
 * @throws {Error} that names the plugin, for an unknown option, a value of a wrong type, or a place that begins with no slash
 */
export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return checkOptions('versions', schema, context);
}
