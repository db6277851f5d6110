import type {Location} from 'history';

const STORAGE_KEY = 'site-scroll-positions';
/** Enough for a long visit; the oldest go first. */
const MAX_ENTRIES = 100;

/** Scroll positions, in CSS pixels, by the history entry's key. */
const positions = new Map<string, number>();

type Entry = Pick<Location, 'key'>;

/** The entry that is shown. Its state is the router's. */
function readEntry(): Entry {
  const state = window.history.state as Entry | null;
  return typeof state?.key === 'string' ? state : {};
}

/**
 * Gives the entry of a page that was loaded as a whole a key, which the router gives to its own entries alone: a tab may have many such
 * pages. The same for an entry that the browser made for an anchor. To be called before the router reads the entry.
 */
export function nameEntry(): string {
  const {key = Math.random().toString(36).slice(2, 8)} = readEntry();
  if (readEntry().key === undefined) {
    window.history.replaceState({...(window.history.state as object | null), key}, '');
  }
  return key;
}

/** Remembers where the reader is in a page, as the place to which Back to its entry of the history leads. */
export function rememberScroll(key: string, top: number): void {
  positions.delete(key);
  positions.set(key, top);
  for (const oldest of positions.keys()) {
    if (positions.size <= MAX_ENTRIES) {
      break;
    }
    positions.delete(oldest);
  }
}

/** Scrolls to where the reader left this entry; does nothing when nothing is known of it. */
export function restoreScroll({key}: Entry): void {
  const top = key === undefined ? undefined : positions.get(key);
  if (top !== undefined) {
    window.scrollTo(0, top);
  }
}

/** Keeps the positions across a reload of the tab. A storage that refuses costs nothing but that. */
export function persistScrollPositions(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Blocked or full.
  }
}

/** Reads the kept positions; anything that is not a list of [text, number] is ignored. */
export function loadScrollPositions(): void {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) {
      return;
    }
    for (const entry of stored as unknown[]) {
      if (Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])) {
        positions.set(entry[0], entry[1] as number);
      }
    }
  } catch {
    // Blocked, or not JSON.
  }
}
