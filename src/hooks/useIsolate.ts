import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Keeps the name of a version as it is written, also in a sentence from right to left: there `1.x`, which begins with a digit, would
 * be shown as `x.1`. The marks around it (U+2068, U+2069) do what `<bdi>` does, in attributes, too; other languages have none.
 */
export default function useIsolate(): (name: string) => string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (name) => (localeConfigs[currentLocale].direction === 'rtl' ? `\u2068${name}\u2069` : name);
}
