import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** By language: browsers take long to learn how one writes dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes dates in words, as the language of the build does. UTC, so that static HTML and the reader's browser write the same day. */
export default function useDateFormat(): Intl.DateTimeFormat {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {calendar} = localeConfigs[currentLocale];
  const format =
    formats.get(currentLocale) ??
    new Intl.DateTimeFormat(currentLocale, {calendar, dateStyle: 'long', timeZone: 'UTC'});
  formats.set(currentLocale, format);
  return format;
}
