import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import SectionName from '@site/src/components/SectionName';
import useDirection from '@site/src/hooks/useDirection';
import {toOtherBuild} from '@site/src/lib/url';
import {useSiteData} from '@site/src/plugins/site-data/client';
import type {ListedPage, TranslationsReport} from '@site/src/plugins/translations/types';
import StateBadge from './StateBadge';
import styles from './styles.module.css';
import useEditAddress from './useEditAddress';

export interface PageRowProps {
  readonly page: ListedPage;
  readonly locale: TranslationsReport['locales'][number];
}

/** One page: its state, links to read and to edit it, and which of its sections changed. */
export default function PageRow({page, locale}: PageRowProps): ReactNode {
  const {title, route, file, state, isOriginalTitle, changes} = page;
  const {lang, defaultLang, base, locales} = useSiteData();
  const original = locales.find((candidate) => candidate.lang === defaultLang)?.label;
  const titleLang = isOriginalTitle ? defaultLang : undefined;
  const titleDir = useDirection(titleLang);
  const edit = useEditAddress(file);
  const toAddress = (baseUrl: string): string => toOtherBuild(baseUrl, route ?? '/');
  return (
    <li className={styles.row}>
      <StateBadge state={state} />{' '}
      {route === undefined ? (
        <code>{file}</code>
      ) : (
        <Link
          to={toAddress(locale.baseUrl)}
          target="_self"
          autoAddBaseUrl={false}
          hrefLang={locale.htmlLang}
          lang={titleLang}
          dir={titleDir}
        >
          {title}
        </Link>
      )}{' '}
      <span className={styles.links}>
        {route !== undefined && (
          <Link to={toAddress(base)} target="_self" autoAddBaseUrl={false} hrefLang={defaultLang} lang={defaultLang}>
            {original}
          </Link>
        )}{' '}
        {edit !== undefined && (
          <Link href={edit} target="_blank" rel="noopener noreferrer">
            <Translate id="site.Translations.edit" description="Page about translations: link to the source of a page">
              Source
            </Translate>
          </Link>
        )}
      </span>
      {changes.length > 0 && route !== undefined && (
        <ul className={styles.sections}>
          {changes.map((section) => (
            <li key={section.key}>
              <SectionName
                section={section}
                lang={defaultLang}
                titleLang={locale.lang === lang ? undefined : locale.lang}
                href={toAddress(locale.baseUrl)}
                originalHref={toAddress(base)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
