// Longest endings first; the rest must keep the length given, or `ring`, `state` and `comment` would lose their bodies.
const ENDINGS: readonly (readonly [ending: RegExp, keep: number, put: string])[] = [
  [/(?:ifications?|ified|ifies|ifying|ifiers?|ify)$/, 2, 'if'],
  [/(?:izations?|izing|izers?|ized|izes|ize)$/, 4, ''],
  [/(?:ations?|ating|ators?|ated|ates|ate)$/, 3, ''],
  [/(?:abilit(?:y|ies)|ibilit(?:y|ies)|able|ible)$/, 4, ''],
  [/(?:enc(?:y|ies|es|e)|ents?)$/, 5, ''],
  [/(?<=[ts])ions?$/, 4, ''],
  [/ies$/, 2, 'y'],
  [/(?:ings?|ed)$/, 3, ''],
  [/(?:[eo]rs?|ements?|ments?)$/, 5, ''],
  [/(?<=s|x|z|ch|sh)es$/, 3, ''],
  [/(?<![sua])s$/, 3, ''],
];
const ENGLISH_WORD = /^[a-z]{4,}$/;
const HAS_SYLLABLE = /[aeiouy][^aeiouy]/;
/** One short syllable, as `typ` of `type` and `not` of `note` (Porter's `*o`, https://tartarus.org/martin/PorterStemmer/def.txt). */
const SHORT = /^[^aeiou]*[aeiouy][^aeiouwxy]$/;

/** Without the `e` at its end, unless that makes another word of it: `theme` is no `them`, `tree` no `tre`. */
function dropE(word: string): string {
  const rest = word.replace(/e$/, '');
  return HAS_SYLLABLE.test(rest) && !SHORT.test(rest) ? rest : word;
}

/**
 * Common beginning of an English word's forms: `bundl` for bundle, bundles, bundled, bundler, bundling; or the word in whose place
 * they stand: `type` for typed. Light on purpose: it only widens a search at a lower weight. Anything but plain letters is returned
 * as it is.
 */
export function stem(word: string): string {
  if (!ENGLISH_WORD.test(word)) {
    return word;
  }
  for (const [ending, keep, put] of ENDINGS) {
    const cut = word.search(ending);
    if (cut >= keep) {
      const rest = word.slice(0, cut) + put;
      if (put !== '') {
        return rest;
      }
      const single = rest.length > 3 ? rest.replace(/([bdfgmnprt])\1$/, '$1') : rest;
      // `coded` has lost the `e` of `code`, `mapped` nothing.
      const isShortened = /(?:ing|ed)s?$/.test(word) && single === rest && SHORT.test(rest);
      return isShortened ? `${rest}e` : dropE(single);
    }
  }
  return dropE(word);
}
