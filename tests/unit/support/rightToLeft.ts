import i18n from '../__fixtures__/generated/i18n';

/** Has the interface of a test in the default language, or another one, written from right to left. */
export function writeRightToLeft(locale = i18n.defaultLocale): void {
  jest.replaceProperty(i18n.localeConfigs[locale], 'direction', 'rtl');
}

/** The name in the marks that keep its order in a sentence from right to left. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
