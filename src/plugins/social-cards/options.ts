import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../../server/validate/checkOptions';

export type PluginOptions = {
  /** Set by Docusaurus; several instances make no sense for this plugin. */
  readonly id: string;
  /** File of the logo for dark grounds, from the site's folder on. */
  readonly logo: string;
};

/** What the configuration gives the plugin; it has no default. */
export type Options = Pick<PluginOptions, 'logo'>;

const schema = Joi.object<PluginOptions>({logo: Joi.string().required()});

/**
 * Checks what the configuration gives the plugin.
 *
 * @throws {Error} that names the plugin, for an unknown option, or a logo that is missing or no text; whether its file is there is found out when the plugin starts
 */
export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return checkOptions('social-cards', schema, context);
}
