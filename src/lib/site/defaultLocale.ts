import locales from './locales.json';

/** The language that docs are written in, without a prefix in their addresses: the first of the site's languages. */
export const DEFAULT_LOCALE: string = locales[0].lang;
