import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import SectionName from '@site/src/components/SectionName';
import type {NoticeSection} from '@site/src/plugins/translations/types';
import styles from './styles.module.css';
import useEnglishPage from './useEnglishPage';

export interface StaleTextProps {
  readonly sections: readonly NoticeSection[];
}

/** The English page, and which of its sections changed; those that stand on this page too are linked here. */
export default function StaleText({sections}: StaleTextProps): ReactNode {
  const english = useEnglishPage();
  return (
    <>
      <p>
        <Translate
          id="site.TranslationNotice.stale"
          description="Notice on a translated page; {page} links to the English page. The changed sections may follow as a list"
          values={{
            page: (
              <Link
                key="page"
                to={`pathname://${english.href}`}
                target="_self"
                autoAddBaseUrl={false}
                hrefLang={english.lang}
              >
                <Translate
                  id="site.TranslationNotice.englishPage"
                  description="Notice on a translated page: text of the link to the English page"
                >
                  English page
                </Translate>
              </Link>
            ),
          }}
        >
          {'The {page} has changed since this translation.'}
        </Translate>
      </p>
      {sections.length > 0 && (
        <p>
          <Translate
            id="site.TranslationNotice.sections"
            description="Notice on a translated page: leads to the list of changed sections"
          >
            Changed sections:
          </Translate>
        </p>
      )}
      {sections.length > 0 && (
        <ul className={styles.list}>
          {sections.map((section) => (
            <li key={section.key}>
              <SectionName section={section} lang={english.lang} href="" originalHref={`pathname://${english.href}`} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
