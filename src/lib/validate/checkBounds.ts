import {fillMessage, VALIDATION_MESSAGES} from './messages';

/** Limits, both ends included: characters of a text, the number itself, or entries of a list. */
export type Bounds = {readonly length?: number; readonly min?: number; readonly max?: number};

/** The message for a value outside its bounds, or `undefined` when it fits. With both ends given, the range message. */
export function checkBounds(
  label: string,
  value: string | number | readonly unknown[],
  bounds: Bounds,
): string | undefined {
  const {length, min, max} = bounds;
  const size = typeof value === 'number' ? value : value.length;
  const messages =
    VALIDATION_MESSAGES[typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'array'];
  if (length !== undefined) {
    return size === length ? undefined : fillMessage(messages.length, {label, length});
  }
  const isBelow = min !== undefined && size < min;
  const isAbove = max !== undefined && size > max;
  if (!isBelow && !isAbove) {
    return undefined;
  }
  if (min !== undefined && max !== undefined) {
    return fillMessage(messages.range, {label, min, max});
  }
  return isBelow ? fillMessage(messages.min, {label, min}) : fillMessage(messages.max, {label, max: Number(max)});
}
