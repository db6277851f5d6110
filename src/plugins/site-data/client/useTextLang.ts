import useDirection from '@site/src/hooks/useDirection';
import {usePageData} from './usePageData';

/** Attributes of an element with text in another language than what is around it. */
export type TextLang = {
  readonly lang: string | undefined;
  /** Only where that language is written in the other direction. */
  readonly dir: 'ltr' | 'rtl' | undefined;
};

/**
 * The attributes for what the current page brings itself, such as its text and headings: `undefined` where they are in the
 * language of the interface around them, as on every translated page (I18N-04).
 */
export function useTextLang(): TextLang {
  const {lang, siteData} = usePageData();
  const textLang = lang === siteData.lang ? undefined : lang;
  return {lang: textLang, dir: useDirection(textLang)};
}
