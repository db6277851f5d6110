/**
 * Components that authors use without importing them, but on few pages: those pages import them by themselves, so that no other page
 * loads them. All others stand in `src/theme/MDXComponents`.
 */
export const RARE_COMPONENTS: Readonly<Record<string, string>> = {
  BeforeAfter: '@site/src/components/BeforeAfter',
  Card: '@site/src/components/Cards/Card',
  Cards: '@site/src/components/Cards',
  Overview: '@site/src/components/Overview',
  VersionChanges: '@site/src/components/VersionChanges',
};

/** Shows pages with `pageType: home`, which export it as `HomePage`. */
export const HOME_PAGE = '@theme/HomePage';

/**
 * Modules of the larger ones, and of what only they and panels that open on demand have in common. Cards are small: a page has them in its
 * own script.
 */
export const RARE_MODULES =
  /[\\/]src[\\/]components[\\/](?:BeforeAfter|Overview|VersionChanges|Changes[\\/](?!useCountTexts))/;
