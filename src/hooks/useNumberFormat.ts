import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toFormatLocales} from '@site/src/lib/locale/toFormatLocales';

/**
 * Writes numbers as the language of the build does: `3.3` in Chinese, `3,3` in German. Static HTML and the browser write the
 * same, also in a language that neither knows, which writes as English does.
 *
 * @param options a constant; a new object makes a new format
 */
export default function useNumberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {htmlLang} = localeConfigs[currentLocale];
  return useMemo(() => new Intl.NumberFormat(toFormatLocales(htmlLang), options), [htmlLang, options]);
}
