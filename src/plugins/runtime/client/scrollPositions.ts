import type {Location} from 'history';

const STORAGE_KEY = 'site-scroll-positions';
/** Enough for a long visit; the oldest go first. */
const MAX_ENTRIES = 100;

/** Scroll positions, in CSS pixels, by the history entry's key. */
const positions = new Map<string, number>();

function entryKey(location: Pick<Location, 'key'>): string {
  return location.key ?? 'first';
}

/** Remembers where the reader left an entry of the history. */
export function rememberScroll(location: Pick<Location, 'key'>): void {
  const key = entryKey(location);
  positions.delete(key);
  positions.set(key, window.scrollY);
  for (const oldest of positions.keys()) {
    if (positions.size <= MAX_ENTRIES) {
      break;
    }
    positions.delete(oldest);
  }
}

/** Scrolls to where the reader left this entry. Returns false when nothing is known of it. */
export function restoreScroll(location: Pick<Location, 'key'>): boolean {
  const top = positions.get(entryKey(location));
  if (top === undefined) {
    return false;
  }
  window.scrollTo(0, top);
  return true;
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
