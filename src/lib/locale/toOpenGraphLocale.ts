/**
 * A language tag as Open Graph writes it, `language_TERRITORY`: `zh_CN` for `zh-CN`, `en_US` for `en`. A tag without a territory
 * gets the one where the language is spoken most; a language that has none, such as one made for tests, stays alone.
 */
export function toOpenGraphLocale(tag: string): string {
  const {language, region} = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
