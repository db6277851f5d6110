import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * The `dir` attribute for text in a language of the site: `undefined` where it is written in the direction of the text around it.
 *
 * @param lang of the text; `undefined` where it is that of the interface
 * @param around language of the text around it; that of the interface where there is none
 */
export default function useDirection(lang?: string, around?: string): 'ltr' | 'rtl' | undefined {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const find = (name = currentLocale) => localeConfigs[name]?.direction as 'ltr' | 'rtl' | undefined;
  const direction = find(lang);
  return direction === find(around) ? undefined : direction;
}
