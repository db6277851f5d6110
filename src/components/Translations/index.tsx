import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useSiteData} from '@site/src/plugins/site-data/client';
import type {TranslationsReport} from '@site/src/plugins/translations/types';
import HowTo from './HowTo';
import styles from './styles.module.css';
import Terms from './Terms';
import Version from './Version';

/** Stands for a language where there are several to choose from, as PAGE does for a page. */
const ANY_LOCALE = 'LOCALE';

export interface TranslationsProps {
  readonly title: string;
  readonly report: TranslationsReport;
}

/** The state of all translations, how to make one, and the words that translators agreed on. */
export default function Translations({title, report}: TranslationsProps): ReactNode {
  const {lang} = useSiteData();
  const {locales} = report;
  const wanted = locales.length === 1 ? locales[0] : locales.find((locale) => locale.lang === lang);
  return (
    <div className={styles.page}>
      <Heading as="h1">{title}</Heading>
      <p>
        <Translate id="site.Translations.lead" description="Page about translations: what the figures mean">
          A page counts as up to date when each of its sections was translated from the English text of today. Pages
          that are behind carry a notice that names the changed sections.
        </Translate>
      </p>
      {locales.map((locale) => (
        <section key={locale.lang} aria-labelledby={`locale-${locale.lang}`}>
          <Heading as="h2" id={`locale-${locale.lang}`}>
            <span lang={locale.htmlLang}>{locale.label}</span>
          </Heading>
          {locale.versions.map((version) => (
            <Version key={version.label} locale={locale} version={version} />
          ))}
        </section>
      ))}
      {locales.length > 0 && <HowTo lang={wanted?.lang ?? ANY_LOCALE} />}
      {locales
        .filter(({terms}) => terms.length > 0)
        .map((locale) => (
          <Terms key={locale.lang} locale={locale} />
        ))}
    </div>
  );
}
