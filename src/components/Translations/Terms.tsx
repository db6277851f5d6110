import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import InlineText from '@site/src/components/InlineText';
import ScrollTable from '@site/src/components/ScrollTable';
import useDirection from '@site/src/hooks/useDirection';
import {toOtherBuild} from '@site/src/lib/url';
import {useSiteData} from '@site/src/plugins/site-data/client';
import type {ListedTerm, TranslationsReport} from '@site/src/plugins/translations/types';
import styles from './styles.module.css';

export interface TermsProps {
  readonly locale: TranslationsReport['locales'][number];
}

function Row({term, locale}: TermsProps & {readonly term: ListedTerm}): ReactNode {
  const {en, translation, forbidden, note, route} = term;
  const {defaultLang} = useSiteData();
  const dir = useDirection(defaultLang, locale.lang);
  return (
    <tr>
      <th scope="row" lang={defaultLang} dir={dir}>
        {en}
      </th>
      <td>
        {route === undefined ? (
          translation
        ) : (
          <Link
            to={toOtherBuild(locale.baseUrl, route)}
            target="_self"
            autoAddBaseUrl={false}
            hrefLang={locale.htmlLang}
          >
            {translation}
          </Link>
        )}
      </td>
      <td>
        {forbidden.length > 0 && (
          <ul className={styles.forbidden}>
            {forbidden.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        )}
      </td>
      <td>{note !== undefined && <InlineText text={note} />}</td>
    </tr>
  );
}

/** The words that translators of a language agreed on, with links to their explanations. */
export default function Terms({locale}: TermsProps): ReactNode {
  const {lang, label, htmlLang, terms} = locale;
  const id = `terms-${lang}`;
  const dir = useDirection(lang);
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        <Translate
          id="site.Translations.terms"
          description="Page about translations: heading of the table of terms; {language} is the name of the language"
          values={{
            language: (
              <span key="language" lang={htmlLang}>
                {label}
              </span>
            ),
          }}
        >
          {'Chosen terms: {language}'}
        </Translate>
      </Heading>
      <p>
        <Translate
          id="site.Translations.terms.lead"
          description="Page about translations: what the table of terms is for"
        >
          Each term has one translation. i18n:lint reports the words of the third column.
        </Translate>
      </p>
      <ScrollTable className={styles.terms}>
        <thead>
          <tr>
            <th scope="col">
              <Translate
                id="site.Translations.terms.english"
                description="Table of terms: heading of the column with the English terms"
              >
                English
              </Translate>
            </th>
            <th scope="col">
              <Translate
                id="site.Translations.terms.translation"
                description="Table of terms: heading of the column with the translations"
              >
                Translation
              </Translate>
            </th>
            <th scope="col">
              <Translate
                id="site.Translations.terms.forbidden"
                description="Table of terms: heading of the column with translations that are refused"
              >
                Not
              </Translate>
            </th>
            <th scope="col">
              <Translate
                id="site.Translations.terms.note"
                description="Table of terms: heading of the column with notes"
              >
                Note
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody lang={htmlLang} dir={dir}>
          {terms.map((term) => (
            <Row key={term.en} term={term} locale={locale} />
          ))}
        </tbody>
      </ScrollTable>
    </section>
  );
}
