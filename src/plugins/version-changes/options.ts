import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Move} from '../../lib/versions';
import {checkOptions} from '../../server/validate/checkOptions';

export type PluginOptions = {
  /** Set by Docusaurus; several instances make no sense for this plugin. */
  readonly id: string;
  /** What has another place in another version, as `plugins/versions` takes it. */
  readonly moves: readonly Move[];
  /** Holder of the rights in the feeds. */
  readonly copyright: string;
};

/** What the configuration gives the plugin: all of it may be left out. */
export type Options = Partial<Omit<PluginOptions, 'id'>>;

/** Nothing has moved, and the feeds name no holder. */
export const DEFAULT_OPTIONS = {moves: [], copyright: ''} satisfies Options;

const schema = Joi.object<PluginOptions>({
  // Checked by `plugins/versions`, which knows the pages.
  moves: Joi.array().items(Joi.object().pattern(Joi.string(), Joi.string())).default(DEFAULT_OPTIONS.moves),
  copyright: Joi.string().allow('').default(DEFAULT_OPTIONS.copyright),
});

/**
 * Checks what the configuration gives the plugin, and fills in the defaults.
 *
 * @throws {Error} that names the plugin, for an unknown option or a value of a wrong type
 */
export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return checkOptions('version-changes', schema, context);
}
