import {isPlainKey} from './isPlainKey';

export type ArrowKeyInput = {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  /** Index of the focused item; -1 when focus is on the button that opens the list. */
  readonly current: number;
  readonly count: number;
};

/**
 * Index of the item to focus in a vertical list, or `undefined` when the key is none of arrow up, arrow down, Home and End
 * or there is nothing to focus. The arrows go round at both ends.
 */
export function nextFocusIndex({key, current, count}: ArrowKeyInput): number | undefined {
  if (count === 0) {
    return undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export type TabKeyInput = Omit<ArrowKeyInput, 'key'> & {
  readonly event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;
  /** The language is written from right to left: the next tab is the one to the left. */
  readonly isRtl: boolean;
};

/**
 * Index of the tab to go to in a row of tabs, or `undefined` when the key is none of arrow left, arrow right, Home and End
 * or has Alt, Ctrl or Cmd with it. The arrows go round at both ends.
 */
export function nextTabIndex({event, current, count, isRtl}: TabKeyInput): number | undefined {
  if (!isPlainKey(event)) {
    return undefined;
  }
  const [next, previous] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const vertical = {[next]: 'ArrowDown', [previous]: 'ArrowUp', Home: 'Home', End: 'End'}[event.key];
  return vertical === undefined ? undefined : nextFocusIndex({key: vertical, current, count});
}
