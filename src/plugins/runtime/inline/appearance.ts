export type AppearanceScriptOptions = {
  storageKey: string;
  /** False: always light, the stored value is ignored (THEME-04). */
  darkMode: boolean;
};

/**
 * Runs at the start of `<body>` and sets the theme before first paint (THEME-09). `ssrTemplate.ts` takes the stock theme's own script
 * out; the development server keeps it, before this one (plugins come after the preset). Keep in sync with `src/lib/appearance` and
 * `src/hooks/useAppearance.ts`.
 */
export function applyAppearance({storageKey, darkMode}: AppearanceScriptOptions): void {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(storageKey);
  } catch {
    // Blocked storage counts as auto.
  }
  const choice = darkMode && (stored === 'light' || stored === 'dark') ? stored : 'auto';
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode = darkMode ? (choice === 'auto' ? system : choice) : 'light';
  const root = document.documentElement;
  root.setAttribute('data-theme', mode);
  root.setAttribute('data-theme-choice', choice === 'auto' ? 'system' : choice);
  root.setAttribute('data-appearance', choice);
}
