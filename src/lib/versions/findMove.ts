import {splitPlace} from './checkMoves';
import type {Move} from './types';

/**
 * Where a page or heading is in another version, as it is declared.
 *
 * @param place page key, with `#` and the id for a heading
 */
export function findMove(moves: readonly Move[], from: string, to: string, place: string): string | undefined {
  return moves.find((move) => {
    const {key, id} = splitPlace(move[from] ?? '');
    return `${key}${id === undefined ? '' : `#${id}`}` === place && move[to] !== undefined;
  })?.[to];
}
