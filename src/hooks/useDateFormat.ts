import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toFormatLocales} from '@site/src/lib/locale/toFormatLocales';

/** By language: browsers take long to learn how one writes dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes dates in words, as the language of the build does. UTC, so that static HTML and the reader's browser write the same day, also
 * in a language that neither knows, which writes as English does.
 */
export default function useDateFormat(): Intl.DateTimeFormat {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {calendar, htmlLang} = localeConfigs[currentLocale];
  const format =
    formats.get(htmlLang) ??
    new Intl.DateTimeFormat(toFormatLocales(htmlLang), {calendar, dateStyle: 'long', timeZone: 'UTC'});
  formats.set(htmlLang, format);
  return format;
}
