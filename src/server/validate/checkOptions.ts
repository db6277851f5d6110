import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** What Joi says of an entry, and what was found there. */
function describe({message, context, type}: Joi.ValidationErrorItem): string {
  const found = type === 'any.required' ? undefined : JSON.stringify(context?.value);
  return `  ${message}${found === undefined ? '' : ` (found ${found})`}`;
}

function toError(plugin: string, {details}: Joi.ValidationError, names: readonly string[]): Error {
  const count = details.length === 1 ? 'a bad option' : `${details.length} bad options`;
  const known = names.length === 0 ? 'It has none.' : `Its options are ${names.join(', ')}.`;
  // Without its cause, which says the same at length.
  return new Error(
    `the plugin "${plugin}" has ${count} in docusaurus.config.ts:\n${details.map(describe).join('\n')}\n${known}`,
  );
}

/**
 * Checks the options of a plugin as Docusaurus does, but names the plugin, every bad option with what was found, and those that it has.
 * Docusaurus' own message names the first bad option alone, and no plugin.
 */
export function checkOptions<Options, PluginOptions>(
  plugin: string,
  schema: Joi.ObjectSchema<PluginOptions>,
  {validate, options}: OptionValidationContext<Options, PluginOptions>,
): PluginOptions {
  try {
    return validate(schema.prefs({abortEarly: false}), options);
  } catch (error) {
    throw Joi.isError(error) ? toError(plugin, error, Object.keys(schema.describe().keys as object)) : error;
  }
}

/** The `validateOptions` of a plugin that wraps another one: with the messages of `checkOptions`. */
export function nameOptions<Options, PluginOptions>(
  plugin: string,
  validateOptions: (context: OptionValidationContext<Options, PluginOptions>) => PluginOptions,
): typeof validateOptions {
  return ({validate, options}) =>
    validateOptions({
      validate: (schema, given) => checkOptions(plugin, schema, {validate, options: given}),
      options,
    });
}

/** The `validateOptions` of a plugin that has no options. */
export function refuseOptions(plugin: string): (context: OptionValidationContext<object, object>) => object {
  return (context) => checkOptions(plugin, Joi.object({}), context);
}
