import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {SiteConfig} from '../../lib/site/types';
import {assertValid} from '../../server/validate/assertValid';
import {checkOptions} from '../../server/validate/checkOptions';
import {siteSchema} from './siteSchema';

export type PluginOptions = {
  /** Set by Docusaurus; several instances make no sense for this plugin. */
  readonly id: string;
  /**
   * The site's own data, or a function that returns it; see `src/lib/site/types.ts` for each field. Docusaurus copies its whole
   * configuration, plugin options included, into the code of every page: a function is left out there.
   */
  readonly site: SiteConfig | (() => SiteConfig);
};

/** The plugin has no defaults: the site data names everything. */
export type Options = Pick<PluginOptions, 'site'>;

const SOURCE = 'site-data: src/lib/site/siteConfig.ts';

/** The site data that the option names. */
export function readSite({site}: Options): SiteConfig {
  return typeof site === 'function' ? site() : site;
}

const schema = Joi.object<PluginOptions>({site: Joi.any().required()});

/**
 * Checks the option and the whole site data that it names, which is returned as it is.
 *
 * @throws {Error} for a missing or unknown option
 * @throws {Error} that names each wrong entry of the site data by its path (VALIDATE-02)
 */
export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  const validated = checkOptions('site-data', schema, context);
  assertValid(readSite(validated), siteSchema, SOURCE);
  return validated;
}
