// Longest endings first; the rest must keep the length given, or `ring` and `state` would lose their bodies.
const ENDINGS: readonly (readonly [ending: RegExp, keep: number, put: string])[] = [
  [/(?:ifications?|ified|ifies|ifying|ifiers?|ify)$/, 2, 'if'],
  [/(?:izations?|izing|izers?|ized|izes|ize)$/, 4, ''],
  [/(?:ations?|ating|ators?|ated|ates|ate)$/, 3, ''],
  [/(?:abilit(?:y|ies)|ibilit(?:y|ies)|able|ible)$/, 4, ''],
  [/(?:enc(?:y|ies|es|e)|ents?)$/, 4, ''],
  [/(?<=[ts])(?:ions?|ings?|ed|ors?|ers?|es)$/, 3, ''],
  [/ies$/, 2, 'y'],
  [/(?:ings?|ed|ers?|ements?|ments?)$/, 3, ''],
  [/(?<=s|x|z|ch|sh)es$/, 3, ''],
  [/(?<![su])s$/, 3, ''],
];
const ENGLISH_WORD = /^[a-z]{4,}$/;

/**
 * Common beginning of an English word's forms: `bundl` for bundle, bundles, bundled, bundler, bundling.
 * Light on purpose: it only widens a search at a lower weight. Anything but plain letters is returned as it is.
 */
export function stem(word: string): string {
  if (!ENGLISH_WORD.test(word)) {
    return word;
  }
  for (const [ending, keep, put] of ENDINGS) {
    const cut = word.search(ending);
    if (cut >= keep) {
      const rest = word.slice(0, cut) + put;
      return rest.length > 3 && put === '' ? rest.replace(/([bdfgmnprt])\1$/, '$1').replace(/e$/, '') : rest;
    }
  }
  return word.replace(/e$/, '');
}
