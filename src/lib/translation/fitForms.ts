/** A plural, as Docusaurus writes it: `one page|{count} pages`. */
const FORMS = /\S\|\S/;

/** Docusaurus finds a form by its place in this order, of which each language has a part: `usePluralForm` of theme-common. */
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Whether a text has forms; a text such as `A | B` has none. */
export function hasForms(message: string): boolean {
  return FORMS.test(message);
}

/**
 * An English text with its two forms at the places where a language has them: `pages|page|pages` in Latvian, which begins with the
 * form for zero, `pages` in Chinese, which has one form. The last one stands for all that follow. A text without forms as it is.
 */
export function fitForms(message: string, locale: string): string {
  if (!hasForms(message)) {
    return message;
  }
  const {pluralCategories} = new Intl.PluralRules(locale).resolvedOptions();
  const [one, other] = message.split('|');
  const forms = ORDER.filter((category) => pluralCategories.includes(category)).map((category) =>
    category === 'one' ? one : other,
  );
  return forms.slice(0, forms.lastIndexOf(one) + 2).join('|');
}
