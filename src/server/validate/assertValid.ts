import type {Joi} from '@docusaurus/utils-validation';
import {readProblems} from './readProblems';

/**
 * Returns a value as it is, or throws: the message names where it comes from, and lists every bad entry with its path, what
 * is wrong with it and what was found there (VALIDATE-02).
 */
export function assertValid<Value>(value: unknown, schema: Joi.Schema<Value>, source: string): Value {
  const {error} = schema.required().validate(value, {abortEarly: false, convert: false});
  if (error) {
    const lines = readProblems(error).map(
      ({path, message, found}) =>
        `  ${path === '' ? 'site' : path}: ${message}${found === undefined ? '' : ` (found ${JSON.stringify(found)})`}`,
    );
    // Without its cause, which says the same at length.
    throw new Error(
      `${source} has ${lines.length} bad ${lines.length === 1 ? 'entry' : 'entries'}:\n${lines.join('\n')}`,
    );
  }
  return value as Value;
}
