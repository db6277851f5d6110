/** The forms of a plural, as Docusaurus writes them: `one page|{count} pages`. */
const FORMS = /^.*\S\|(?=\S)/;

/** The form of a text that languages with a single one have; a text without forms as it is. */
export function getLastForm(message: string): string {
  return message.replace(FORMS, '');
}

/** Whether a text has forms; a text such as `A | B` has none. */
export function hasForms(message: string): boolean {
  return FORMS.test(message);
}
