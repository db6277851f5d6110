import type {Joi} from '@docusaurus/utils-validation';
import {checkBounds, fillMessage, VALIDATION_MESSAGES, type Bounds} from '../../lib/validate';
import {BOUNDS, FORMAT} from './rules';

/** One bad entry: where it is, what is wrong, what was found. */
export type SiteProblem = {readonly path: string; readonly message: string; readonly found: unknown};

type Path = readonly (string | number)[];

/** `['tools', 0, 'links', 2, 'url']` becomes `tools[0].links[2].url`. */
function formatPath(path: Path): string {
  return path.reduce<string>(
    (text, part) => text + (typeof part === 'number' ? `[${part}]` : `${text === '' ? '' : '.'}${part}`),
    '',
  );
}

/** The name people know a field by: its own, or `nav[2]` for an entry of a list. */
function formatLabel(path: Path): string {
  const lastName = path.map((part) => typeof part).lastIndexOf('string');
  return lastName === -1 ? 'site' : formatPath(path.slice(lastName));
}

function toMessage({type: code, context, path}: Joi.ValidationErrorItem): string {
  const label = formatLabel(path);
  const [kind, problem] = code.split('.');
  if (code === BOUNDS) {
    return checkBounds(label, context?.value as string, context?.bounds as Bounds) ?? label;
  }
  if (code === FORMAT) {
    return fillMessage(VALIDATION_MESSAGES.type, {label, type: String(context?.type)});
  }
  if (code === 'object.missing') {
    return fillMessage(VALIDATION_MESSAGES.required, {label: (context?.peers as string[]).join(' or ')});
  }
  if (code === 'any.only') {
    const values = (context?.valids as unknown[]).map((value) => JSON.stringify(value)).join(', ');
    return fillMessage(VALIDATION_MESSAGES.enum, {label, values});
  }
  if (code === 'array.unique') {
    const other = formatPath([...path.slice(0, -1), Number(context?.dupePos)]);
    return fillMessage(VALIDATION_MESSAGES.unique, {label: `${label}.${String(context?.path)}`, other});
  }
  if (problem === 'required' || problem === 'empty') {
    return fillMessage(VALIDATION_MESSAGES.required, {label});
  }
  if (problem === 'unknown') {
    return fillMessage(VALIDATION_MESSAGES.unknown, {label});
  }
  return fillMessage(VALIDATION_MESSAGES.type, {label, type: kind});
}

/** What stands at the place of a problem; of an entry that repeats another, the field that is the same. */
function readFound({type: code, context}: Joi.ValidationErrorItem): unknown {
  return code === 'array.unique'
    ? (context?.value as Readonly<Record<string, unknown>>)[String(context?.path)]
    : context?.value;
}

/** The problems Joi found, in the words of `src/lib/validate/messages.ts`. */
export function readProblems(error: Joi.ValidationError): SiteProblem[] {
  return error.details.map((detail) => ({
    path: formatPath(detail.path),
    message: toMessage(detail),
    found: readFound(detail),
  }));
}
