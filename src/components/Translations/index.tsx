import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {TranslationsReport} from '@site/src/plugins/translations/types';
import HowTo from './HowTo';
import styles from './styles.module.css';
import Terms from './Terms';
import Version from './Version';

export interface TranslationsProps {
  readonly title: string;
  readonly report: TranslationsReport;
}

/** The state of all translations, how to make one, and the words that translators agreed on. */
export default function Translations({title, report}: TranslationsProps): ReactNode {
  return (
    <div className={styles.page}>
      <Heading as="h1">{title}</Heading>
      <p>
        <Translate id="site.Translations.lead" description="Page about translations: what the figures mean">
          A page counts as up to date when each of its sections was translated from the English text of today. Pages
          that are behind carry a notice that names the changed sections.
        </Translate>
      </p>
      {report.locales.map((locale) => (
        <section key={locale.lang} aria-labelledby={`locale-${locale.lang}`}>
          <Heading as="h2" id={`locale-${locale.lang}`}>
            <span lang={locale.htmlLang}>{locale.label}</span>
          </Heading>
          {locale.versions.map((version) => (
            <Version key={version.label} locale={locale} version={version} />
          ))}
        </section>
      ))}
      {report.locales.length > 0 && <HowTo lang={report.locales[0].lang} />}
      {report.locales
        .filter(({terms}) => terms.length > 0)
        .map((locale) => (
          <Terms key={locale.lang} locale={locale} />
        ))}
    </div>
  );
}
