import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Move} from '../../lib/versions';

export type PluginOptions = {
  /** Set by Docusaurus; several instances make no sense for this plugin. */
  readonly id: string;
  /** What has another place in another version: one record for each thing, its places by version. */
  readonly moves: readonly Move[];
  /** Folder of the fact files, relative to the site; `<version>.json` there names the release in `package`. */
  readonly factsFolder: string;
};

export type Options = Partial<Omit<PluginOptions, 'id'>>;

export const DEFAULT_OPTIONS = {
  moves: [],
  factsFolder: 'src/plugins/verified-docs/facts',
} satisfies Options;

const schema = Joi.object<PluginOptions>({
  moves: Joi.array()
    .items(Joi.object().pattern(Joi.string(), Joi.string().pattern(/^\//, 'path')))
    .default(DEFAULT_OPTIONS.moves),
  factsFolder: Joi.string().default(DEFAULT_OPTIONS.factsFolder),
});

export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
