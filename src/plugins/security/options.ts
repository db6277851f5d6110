import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../../server/validate/checkOptions';

export type PluginOptions = {
  /** Set by Docusaurus; several instances make no sense for this plugin. */
  readonly id: string;
  /** Origins that the site's scripts may ask beside its own: that of a search service. */
  readonly connect: readonly string[];
  /** Origins of images beside the site's own. */
  readonly images: readonly string[];
  /** False where a worker of a package loads scripts of its own. */
  readonly hasTrustedTypes: boolean;
  /** Lists the texts of inline scripts that some pages alone have, as they stand there; those of every page are found in the pages. */
  readonly pageScripts: () => readonly string[];
};

/** What the configuration gives the plugin: all of it may be left out. */
export type Options = Partial<Omit<PluginOptions, 'id'>>;

/** Scripts ask the site alone, images come from it, and only checked markup becomes HTML. */
export const DEFAULT_OPTIONS = {
  connect: [],
  images: [],
  hasTrustedTypes: true,
  pageScripts: () => [],
} satisfies Options;

const origins = Joi.array().items(Joi.string().pattern(/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/, 'origin'));

const schema = Joi.object<PluginOptions>({
  connect: origins.default(DEFAULT_OPTIONS.connect),
  images: origins.default(DEFAULT_OPTIONS.images),
  hasTrustedTypes: Joi.boolean().default(DEFAULT_OPTIONS.hasTrustedTypes),
  pageScripts: Joi.function().default(() => DEFAULT_OPTIONS.pageScripts),
});

/**
 * Checks what the configuration gives the plugin, and fills in the defaults.
 *
 * @throws {Error} that names the plugin, for an unknown option, a value of a wrong type, or what is no origin: `https://example.org`, without a path
 */
export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return checkOptions('security', schema, context);
}
