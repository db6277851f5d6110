// Ejected from Docusaurus 3.10.2: the edit link comes from the site data (DOCFOOT-01, -02), the last-updated line is a label and a
// date (DOCFOOT-05), the page can be copied as Markdown, and previous and next page belong to the foot that `?footer=0` hides
// (QUERYPARAM-04).
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocItemPaginator from '@theme/DocItem/Paginator';
import Icon from '@site/src/components/Icon';
import LastUpdated from '@site/src/components/LastUpdated';
import PageText from '@site/src/components/PageText';
import {useEditLink} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

/** The foot of a doc: edit link, page as Markdown, last change, previous and next page (DOCFOOT). */
export default function DocItemFooter(): ReactNode {
  const editLink = useEditLink();
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      <div className={styles.meta}>
        {editLink && (
          <Link className={styles.edit} href={editLink.href} target="_blank" rel="noopener noreferrer">
            <Icon name="edit" size={16} />
            {editLink.text}
          </Link>
        )}
        <PageText />
        <LastUpdated />
      </div>
      <DocItemPaginator />
    </footer>
  );
}
