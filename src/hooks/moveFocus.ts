import type {KeyboardEvent} from 'react';
import {nextFocusIndex} from '@site/src/lib/ui/arrowKeys';
import {isPlainKey} from '@site/src/lib/ui/isPlainKey';

/**
 * Has arrow up and down, Home and End move the focus in a vertical list, round at both ends. Does nothing for other keys, and none of
 * these with Alt, Ctrl or Cmd.
 */
export default function moveFocus(event: KeyboardEvent, items: readonly HTMLElement[]): void {
  if (!isPlainKey(event)) {
    return;
  }
  const current = items.indexOf(event.target as HTMLElement);
  const next = nextFocusIndex({key: event.key, current, count: items.length});
  if (next !== undefined) {
    event.preventDefault();
    items[next].focus();
  }
}
