import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  /** Set by Docusaurus; several instances make no sense for this plugin. */
  readonly id: string;
  /** File of the logo for dark grounds, from the site's folder on. */
  readonly logo: string;
};

export type Options = Pick<PluginOptions, 'logo'>;

const schema = Joi.object<PluginOptions>({logo: Joi.string().required()});

export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
