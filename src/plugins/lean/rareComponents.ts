/**
 * Components that authors use without importing them, but on few pages: those pages import them by themselves, so that no other page
 * loads them. All others stand in `src/theme/MDXComponents`.
 */
export const RARE_COMPONENTS: Readonly<Record<string, string>> = {
  BeforeAfter: '@site/src/components/BeforeAfter',
  Overview: '@site/src/components/Overview',
  VersionChanges: '@site/src/components/VersionChanges',
};

/** Modules of those components, and of what only they and panels that open on demand have in common. */
export const RARE_MODULES =
  /[\\/]src[\\/]components[\\/](?:BeforeAfter|Overview|VersionChanges|Changes[\\/](?!useCountTexts))/;
