import type {Run} from './types';

/** The text of runs without their looks. */
export function plainText(runs: readonly Run[]): string {
  return runs.map((run) => (typeof run === 'string' ? run : run[0])).join('');
}
