import {diffArrays} from 'diff';
import {similarity} from './tokens';
import type {Run} from './types';

/** Longer types are cut, shorter ones are read at a glance. */
const LENGTHS = {min: 24, max: 160} as const;
const MIN_SIMILARITY = 0.5;
const PIECES = /[\w$]+|\s+|'[^']*'|./gs;

/** Both of two similar types in one, piece by piece; `undefined` where two whole types are easier to read. */
export function diffTypes(before: string, now: string): Run[] | undefined {
  const longest = Math.max(before.length, now.length);
  const [a, b] = [before, now].map((type) => type.match(PIECES) ?? []);
  if (longest < LENGTHS.min || longest > LENGTHS.max || similarity(a, b) < MIN_SIMILARITY) {
    return undefined;
  }
  return diffArrays(a, b).map(({added, removed, value}): Run => {
    const text = value.join('');
    return added ? [text, '+'] : removed ? [text, '-'] : text;
  });
}
