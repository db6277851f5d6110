import {usePluralForm} from '@docusaurus/theme-common';

/**
 * Puts a number into a text with a form for each of the numbers that the language of the build tells apart.
 *
 * @returns takes the number and the forms, divided by `|`, and gives the one for it, with the number in place of its `{count}`
 * @example
 * pluralText(3, '{count} page|{count} pages'); // '3 pages'
 */
export default function usePluralText(): (count: number, forms: string) => string {
  const {selectMessage} = usePluralForm();
  return (count, forms) => selectMessage(count, forms).replaceAll('{count}', String(count));
}
