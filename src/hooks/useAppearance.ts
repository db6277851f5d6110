import {useCallback, useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {
  APPEARANCE_STORAGE_KEY,
  canAnimate,
  flipAppearance,
  resolveAppearance,
  REVEAL_DURATION_MS,
  revealRadius,
  sanitizeAppearance,
  type AppearanceChoice,
  type AppearanceMode,
} from '@site/src/lib/appearance/appearance';
import {siteSettings} from '@site/src/lib/site/siteSettings';
import keepClicks from './keepClicks';

type Appearance = {readonly choice: AppearanceChoice; readonly mode: AppearanceMode};
type Point = {readonly x: number; readonly y: number};
/** What is read of the click that asks for a theme. */
export type Asking = {readonly clientX: number; readonly clientY: number; readonly currentTarget: Element};

const SERVER_STATE: Appearance = {choice: 'auto', mode: 'light'};
const DARK_QUERY = '(prefers-color-scheme: dark)';

let state: Appearance | null = null;
/** What the page is about to show: a reveal takes some frames before it gets there. */
let coming: Appearance | null = null;
/** The reveal that is on screen. */
let running: ViewTransition | null = null;
/** Its circle. It has to go before another transition begins: on a picture that is no more, it crashes Chromium 150. */
let circle: Animation | null = null;
const listeners = new Set<() => void>();

function readStored(): AppearanceChoice {
  try {
    return sanitizeAppearance(window.localStorage.getItem(APPEARANCE_STORAGE_KEY));
  } catch {
    return 'auto';
  }
}

function store(choice: AppearanceChoice): void {
  try {
    window.localStorage.setItem(APPEARANCE_STORAGE_KEY, choice);
  } catch (error) {
    console.warn('The theme choice could not be stored; it lasts until the page is left.', error);
  }
}

function compute(choice: AppearanceChoice): Appearance {
  const {darkMode} = siteSettings;
  const prefersDark = window.matchMedia(DARK_QUERY).matches;
  return {choice: darkMode ? choice : 'auto', mode: resolveAppearance(choice, {prefersDark, darkMode})};
}

/** Writes the state to `<html>` and tells the subscribers. */
function apply(next: Appearance): void {
  if (state !== null && state.choice === next.choice && state.mode === next.mode) {
    return;
  }
  state = next;
  const root = document.documentElement;
  root.setAttribute('data-theme', next.mode);
  root.setAttribute('data-theme-choice', next.choice === 'auto' ? 'system' : next.choice);
  root.setAttribute('data-appearance', next.choice);
  listeners.forEach((listener) => listener());
}

function getState(): Appearance {
  state ??= compute(readStored());
  return state;
}

function handleStorage(event: StorageEvent): void {
  // `key` is null when another tab cleared the storage.
  if (event.key === APPEARANCE_STORAGE_KEY || event.key === null) {
    coming = null;
    apply(compute(sanitizeAppearance(event.newValue)));
  }
}

function handleSystemChange(): void {
  const {choice} = getComing();
  // Else the reveal of a choice goes on in which the system has no say.
  if (coming === null || choice === 'auto') {
    coming = null;
    apply(compute(choice));
  }
}

/** What was chosen in another tab, or by the system, between the head script and the app: nobody listened then. */
function catchUp(): void {
  const now = compute(readStored());
  const {theme, appearance} = document.documentElement.dataset;
  if (theme !== now.mode || appearance !== now.choice) {
    state = null;
    apply(now);
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    catchUp();
    window.addEventListener('storage', handleStorage);
    window.matchMedia(DARK_QUERY).addEventListener('change', handleSystemChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', handleStorage);
      window.matchMedia(DARK_QUERY).removeEventListener('change', handleSystemChange);
    }
  };
}

/** THEME-07: grows the light page out of the point, or shrinks the old light page into it. */
function reveal(point: Point, next: Appearance): void {
  const radius = revealRadius(point, {width: window.innerWidth, height: window.innerHeight});
  const circles = [`circle(0px at ${point.x}px ${point.y}px)`, `circle(${radius}px at ${point.x}px ${point.y}px)`];
  const root = document.documentElement;
  const toDark = next.mode === 'dark';
  root.setAttribute('data-appearance-switch', next.mode);
  coming = next;
  circle?.cancel();
  const transition = document.startViewTransition(() => {
    // Unless something else was chosen since, which is on screen already or has a reveal of its own.
    if (coming === next) {
      coming = null;
      flushSync(() => apply(next));
    }
  });
  running = transition;
  transition.ready
    .then(() => {
      circle = root.animate(
        {clipPath: toDark ? circles.reverse() : circles},
        {
          duration: REVEAL_DURATION_MS,
          easing: 'ease-in',
          fill: 'forwards',
          pseudoElement: toDark ? '::view-transition-old(root)' : '::view-transition-new(root)',
        },
      );
    })
    // A transition is skipped when another starts or the page is hidden; the theme itself has changed all the same.
    .catch(() => undefined);
  const cleanUp = (): void => {
    // One that another has cut short leaves the page to that one.
    if (running === transition) {
      running = null;
      circle?.cancel();
      root.removeAttribute('data-appearance-switch');
    }
  };
  transition.finished.then(cleanUp, cleanUp);
  // A click that it repeats may begin the next one.
  keepClicks(transition);
}

/** What the reader sees, or is about to. */
function getComing(): Appearance {
  return coming ?? getState();
}

/** Stores a choice and shows it, with the circular reveal from the given point where that is allowed (THEME-06). */
function choose(choice: AppearanceChoice, point?: Point): void {
  store(choice);
  const next = compute(choice);
  const isAnimated =
    point !== undefined &&
    next.mode !== getComing().mode &&
    canAnimate({
      supported: typeof document.startViewTransition === 'function',
      reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      enabled: siteSettings.enableAppearanceAnimation,
    });
  if (isAnimated) {
    reveal(point, next);
  } else {
    coming = null;
    apply(next);
  }
}

/** Where the reveal starts: the pointer, or the control's centre when it was used by keyboard (THEME-07). */
function originOf(event: Asking): Point {
  if (event.clientX !== 0 || event.clientY !== 0) {
    return {x: event.clientX, y: event.clientY};
  }
  const box = event.currentTarget.getBoundingClientRect();
  return {x: box.left + box.width / 2, y: box.top + box.height / 2};
}

export type AppearanceControl = {
  /** What the reader chose. While hydrating: `auto`. */
  readonly choice: AppearanceChoice;
  /** What the reader sees. While hydrating: `light`. */
  readonly mode: AppearanceMode;
  /** Flips what the reader sees; call it with the click event so that the reveal starts there. */
  readonly toggle: (event: Asking) => void;
  /** Sets one of the three choices, without a reveal unless an event is given. */
  readonly setChoice: (choice: AppearanceChoice, event?: Asking) => void;
};

/** The theme: one store for the page, kept in step with the system, the storage and other tabs (THEME-01..09). */
export default function useAppearance(): AppearanceControl {
  const {choice, mode} = useSyncExternalStore(subscribe, getState, () => SERVER_STATE);
  const toggle = useCallback((event: Asking) => {
    choose(flipAppearance(getComing().mode), originOf(event));
  }, []);
  const setChoice = useCallback((next: AppearanceChoice, event?: Asking) => {
    choose(next, event === undefined ? undefined : originOf(event));
  }, []);
  return {choice, mode, toggle, setChoice};
}
