// Ejected from Docusaurus 3.10.2: own labels and cards (DOCFOOT-03, -04), titles with their language (I18N-04). The original's
// classes turn at 996 px.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocPaginator';
import CardLink from '@site/src/components/CardLink';
import Icon from '@site/src/components/Icon';
import InlineText from '@site/src/components/InlineText';
import {useLinkLang} from '@site/src/plugins/versions/client/useLinkLang';
import styles from './styles.module.css';

/** Links to the previous and the next page; nothing where a page has neither (DOCFOOT-03, -04). */
export default function DocPaginator({previous, next, className}: Props): ReactNode {
  const getLang = useLinkLang();
  if (!previous && !next) {
    return null;
  }
  return (
    <nav
      className={clsx(styles.paginator, className)}
      aria-label={translate({
        id: 'theme.docs.paginator.navAriaLabel',
        message: 'Docs pages',
        description: 'The ARIA label for the docs pagination',
      })}
    >
      {previous && (
        <CardLink to={previous.permalink} rel="prev">
          <span className={styles.label}>
            <Icon name="arrow-left" size={16} />
            <Translate id="theme.docs.paginator.previous" description="The label used to navigate to the previous doc">
              Previous Page
            </Translate>
          </span>
          <span className={styles.title} lang={getLang(previous.permalink)}>
            <InlineText text={previous.title} />
          </span>
        </CardLink>
      )}
      {next && (
        <CardLink className={styles.next} to={next.permalink} rel="next">
          <span className={styles.label}>
            <Translate id="theme.docs.paginator.next" description="The label used to navigate to the next doc">
              Next Page
            </Translate>
            <Icon name="arrow-right" size={16} />
          </span>
          <span className={styles.title} lang={getLang(next.permalink)}>
            <InlineText text={next.title} />
          </span>
        </CardLink>
      )}
    </nav>
  );
}
