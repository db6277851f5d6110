import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import KindBadge from '@site/src/components/Changes/KindBadge';
import useCountTexts from '@site/src/components/Changes/useCountTexts';
import type {PageRow} from '@site/src/lib/changes/types';
import styles from './styles.module.css';

function Entry({row, from}: {readonly row: PageRow; readonly from: string}): ReactNode {
  const {kind, title, href, counts = {}, from: before} = row;
  const texts = useCountTexts(counts);
  const hasPanel = texts.length > 0;
  return (
    <li className={styles.page}>
      <Link to={hasPanel ? `${href}?since=${from}` : href}>{title}</Link> <KindBadge kind={kind} />
      {before !== undefined && (
        <span className={styles.counts}>
          <Translate
            id="site.VersionChanges.was"
            description="List of all changes: the former title of a page that moved"
            values={{title: before}}
          >
            {'was {title}'}
          </Translate>
        </span>
      )}
      {hasPanel && <span className={styles.counts}>{texts.join(' · ')}</span>}
    </li>
  );
}

/** Pages that are new, gone or different, with counts; a link to a changed page opens its changes. */
export default function Pages({pages, from}: {readonly pages: readonly PageRow[]; readonly from: string}): ReactNode {
  return (
    <ul className={styles.pages}>
      {pages.map((row) => (
        <Entry key={`${row.kind} ${row.href}`} row={row} from={from} />
      ))}
    </ul>
  );
}
