import {Joi} from '@docusaurus/utils-validation';
import {checkBounds, isUrl, type Bounds} from '../../lib/validate';

/** Codes of our own checks; `readProblems` turns them into messages. */
export const FORMAT = 'site.format';
export const BOUNDS = 'site.bounds';

/** A rule for a text, a number or a list within bounds. */
export function bounded<S extends {custom: (check: Joi.CustomValidator) => S}>(schema: S, bounds: Bounds): S {
  return schema.custom((value: string | number | readonly unknown[], helpers) =>
    checkBounds('', value, bounds) === undefined ? value : helpers.error(BOUNDS, {bounds}),
  );
}

/** A rule for a text of a form that has a name, with which the message goes on: "url is not a valid url". */
export function format(type: string, accepts: (value: string) => boolean): Joi.StringSchema {
  return Joi.string().custom((value: string, helpers) => (accepts(value) ? value : helpers.error(FORMAT, {type})));
}

export const text = Joi.string();
export const url = format('url', isUrl);
