import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import InlineText from '@site/src/components/InlineText';
import useDirection from '@site/src/hooks/useDirection';
import type {OverviewPage} from '@site/src/lib/overview';
import {withBase} from '@site/src/lib/url';
import {useSiteData} from '@site/src/plugins/site-data/client';
import {useLinkLang} from '@site/src/plugins/versions/client/useLinkLang';
import styles from './styles.module.css';

export interface OverviewSectionProps {
  readonly name: string;
  readonly pages: readonly OverviewPage[];
}

function PageEntry({page}: {readonly page: OverviewPage}): ReactNode {
  const href = withBase(page.routePath, useSiteData().base);
  const lang = useLinkLang()(href);
  const dir = useDirection(lang);
  return (
    <li className={styles.card} lang={lang} dir={dir}>
      <Link className={styles.title} to={href}>
        <InlineText text={page.title} />
      </Link>
      {page.headers.length > 0 && (
        <ul className={styles.headers}>
          {page.headers.map(({id, text, depth}) => (
            <li key={id} className={styles.header} data-depth={depth}>
              <Link to={`${href}#${id}`}>
                <InlineText text={text} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** One group of an overview: its name, its pages, and the headings of each. */
export default function OverviewSection({name, pages}: OverviewSectionProps): ReactNode {
  return (
    <section className={styles.group}>
      <Heading as="h2">
        <InlineText text={name} />
      </Heading>
      <ul className={styles.cards}>
        {pages.map((page) => (
          <PageEntry key={page.routePath} page={page} />
        ))}
      </ul>
    </section>
  );
}
