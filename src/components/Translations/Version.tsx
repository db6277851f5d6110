import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import useNumberFormat from '@site/src/hooks/useNumberFormat';
import type {ListedVersion, TranslationsReport} from '@site/src/plugins/translations/types';
import PageRow from './PageRow';
import styles from './styles.module.css';

const PERCENT: Intl.NumberFormatOptions = {style: 'percent'};

export interface VersionProps {
  readonly locale: TranslationsReport['locales'][number];
  readonly version: ListedVersion;
}

/** One version in one language: a bar, the pages that need work, and all others on demand. */
export default function Version({locale, version}: VersionProps): ReactNode {
  const id = useId();
  const {pages, fresh, list, label} = version;
  // Cut off, so that only all pages make 100 %.
  const share = pages === 0 ? 1 : Math.floor((100 * fresh) / pages) / 100;
  const percent = useNumberFormat(PERCENT);
  const behind = list.filter(({state}) => state !== 'fresh');
  return (
    <section className={styles.version} aria-labelledby={id}>
      <Heading as="h3" id={`${locale.lang}-${label}`}>
        <bdi id={id}>{label}</bdi>
      </Heading>
      <div className={styles.figures}>
        <progress className={styles.bar} value={fresh} max={pages} aria-labelledby={id} />
        <span>
          <Translate
            id="site.Translations.figures"
            description="Page about translations: how many pages of a version are up to date"
            values={{percent: percent.format(share), fresh, pages}}
          >
            {'{percent}: {fresh} of {pages} pages are up to date'}
          </Translate>
        </span>
      </div>
      {behind.length > 0 && (
        <ul className={styles.list}>
          {behind.map((page) => (
            <PageRow key={page.page} page={page} locale={locale} />
          ))}
        </ul>
      )}
      {fresh > 0 && (
        <details className={styles.details}>
          <summary>
            <Translate
              id="site.Translations.fresh"
              description="Page about translations: opens the list of the pages that are up to date"
              values={{count: fresh}}
            >
              {'Pages that are up to date: {count}'}
            </Translate>
          </summary>
          <ul className={styles.list}>
            {list
              .filter(({state}) => state === 'fresh')
              .map((page) => (
                <PageRow key={page.page} page={page} locale={locale} />
              ))}
          </ul>
        </details>
      )}
    </section>
  );
}
