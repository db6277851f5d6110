/**
 * The languages to write numbers and dates in, for `Intl`: that of the build, then English. Without the second, a language that
 * `Intl` does not know is written as the machine's own: another one in static HTML than in the reader's browser.
 */
export function toFormatLocales(htmlLang: string): string[] {
  return [htmlLang, 'en'];
}
