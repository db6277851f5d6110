import {DEFAULT_LOCALE} from '../../../../lib/site/defaultLocale';

/** A link or image address without what tells the languages of one thing apart: `/zh/`, `.zh.svg`. */
export type ToCommonAddress = (address: string) => string;

/** Script, region or area code in a language tag: the sites that pages link to have names such as `zh-cn` and `zh-hans`. */
const SUBTAGS = '(?:-(?:[a-z]{4}|[a-z]{2}|\\d{3}))*';

/** Takes from addresses what names English or the other language, so that those of a page and its translation are equal. */
export function createCommonAddress(locale: string): ToCommonAddress {
  const [language] = locale.split('-');
  const [original] = DEFAULT_LOCALE.split('-');
  const folder = new RegExp(`^(https?://[^/]+)/(?:${language}|${original})${SUBTAGS}(?=/|$)`, 'i');
  const ending = new RegExp(`\\.${locale}(?=\\.(?:svg|png|webp|jpe?g)$)`);
  return (address) =>
    address
      .replace(folder, '$1')
      .replace(ending, '')
      .replace(/^(https?:\/\/[^/]+)\/$/, '$1');
}
