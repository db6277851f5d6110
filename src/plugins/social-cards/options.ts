import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../../server/validate/checkOptions';

export type PluginOptions = {
  /** Set by Docusaurus; several instances make no sense for this plugin. */
  readonly id: string;
  /** File of the logo for dark grounds, from the site's folder on. */
  readonly logo: string;
  /** Packages of fonts by language, for those whose letters Noto Sans SC does not have. */
  readonly fonts: Readonly<Record<string, string>>;
};

/** What the configuration gives the plugin. */
export type Options = Pick<PluginOptions, 'logo'> & Partial<Pick<PluginOptions, 'fonts'>>;

const schema = Joi.object<PluginOptions>({
  logo: Joi.string().required(),
  fonts: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
});

/**
 * Checks what the configuration gives the plugin.
 *
 * @throws {Error} that names the plugin, for an unknown option, or a logo that is missing or no text; whether its file is there is found out when the plugin starts
 */
export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return checkOptions('social-cards', schema, context);
}
