/** What a reader may choose. `auto` follows the system (THEME-01). */
export type AppearanceChoice = 'light' | 'dark' | 'auto';
/** What a reader sees. */
export type AppearanceMode = 'light' | 'dark';

/** THEME-01: the storage key. The before-paint script in `src/plugins/runtime/inline/appearance.ts` receives it as an option. */
export const APPEARANCE_STORAGE_KEY = 'theme-appearance';

/**
 * Reads a stored value. Anything but the three choices, `null` included, counts as `auto` (THEME-03).
 *
 * @param value what the storage or another tab gave
 */
export function sanitizeAppearance(value: unknown): AppearanceChoice {
  return value === 'light' || value === 'dark' ? value : 'auto';
}

/** The mode a choice leads to on a system that prefers dark or not. With dark mode disabled it is always light (THEME-04). */
export function resolveAppearance(
  choice: AppearanceChoice,
  {prefersDark, darkMode}: {prefersDark: boolean; darkMode: boolean},
): AppearanceMode {
  if (!darkMode) {
    return 'light';
  }
  if (choice === 'auto') {
    return prefersDark ? 'dark' : 'light';
  }
  return choice;
}

/** The choice that flips what the reader sees now (THEME-08). */
export function flipAppearance(mode: AppearanceMode): AppearanceChoice {
  return mode === 'dark' ? 'light' : 'dark';
}

/** THEME-06: whether a switch may be animated. All three conditions must hold. */
export function canAnimate({
  supported,
  reducedMotion,
  enabled,
}: {
  /** The browser has `document.startViewTransition`. */
  supported: boolean;
  /** The reader asked for reduced motion. */
  reducedMotion: boolean;
  /** The setting `enableAppearanceAnimation`. */
  enabled: boolean;
}): boolean {
  return supported && enabled && !reducedMotion;
}

/** THEME-07: extra radius beyond the farthest corner, in CSS pixels. */
const REVEAL_EXTRA_RADIUS = 200;
/** THEME-07: duration of the reveal, in milliseconds. */
export const REVEAL_DURATION_MS = 400;

/**
 * Radius, in CSS pixels, of a circle around a point that covers the whole window and 200 px more (THEME-07).
 */
export function revealRadius(point: {x: number; y: number}, window: {width: number; height: number}): number {
  return (
    Math.hypot(Math.max(point.x, window.width - point.x), Math.max(point.y, window.height - point.y)) +
    REVEAL_EXTRA_RADIUS
  );
}
