import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import Icon, {type IconName} from '@site/src/components/Icon';
import {HEADER_SEPARATOR} from '@site/src/lib/search/hits';
import type {SearchHit} from '@site/src/lib/search';
import {toHref, type PlacedHit} from '@site/src/plugins/search/client';
import MarkedText from '../MarkedText';
import SearchLink from '../SearchLink';
import styles from './styles.module.css';

export interface SearchHitRowProps {
  readonly id: string;
  readonly placed: PlacedHit;
  readonly isActive: boolean;
  readonly isOwn: boolean;
  readonly base: string;
  readonly onPoint: (position: number) => void;
  readonly onOpen: (placed: PlacedHit, opensHere: boolean) => void;
}

const ICONS: Readonly<Record<SearchHit['type'], IconName>> = {title: 'page', header: 'hash', content: 'text'};

/** Page title and headings: where a hit stands. */
function Trail({title, header}: Pick<SearchHit, 'title' | 'header'>): ReactNode {
  return <span className={styles.trail}>{header === '' ? title : `${title}${HEADER_SEPARATOR}${header}`}</span>;
}

function HitText({hit}: {readonly hit: SearchHit}): ReactNode {
  switch (hit.type) {
    case 'title':
      return (
        <span className={styles.title}>
          <MarkedText text={hit.title} ranges={hit.highlightInfoList} />
        </span>
      );
    case 'header':
      return (
        <span className={styles.main}>
          <span className={styles.muted}>{`${hit.title}${HEADER_SEPARATOR}`}</span>
          <MarkedText text={hit.header} ranges={hit.highlightInfoList} />
        </span>
      );
    default:
      // The text of the page may come later; then the place is all there is to show, in the same room.
      return hit.statement === '' ? (
        <>
          <span className={styles.main}>{hit.header === '' ? hit.title : hit.header}</span>
          <Trail title={hit.header === '' ? '\u00a0' : hit.title} header="" />
        </>
      ) : (
        <>
          <span className={styles.main}>
            <MarkedText text={hit.statement} ranges={hit.highlightInfoList} farClassName={styles.far} />
          </span>
          <Trail title={hit.title} header={hit.header} />
        </>
      );
  }
}

/** One hit: icon of its type, marked text, where it stands (SEARCH-11). A link, so that it opens in any way links do. */
function SearchHitRow({id, placed, isActive, isOwn, base, onPoint, onOpen}: SearchHitRowProps): ReactNode {
  const {hit, position, isFirstOfPage} = placed;
  const href = toHref(hit.link, base);
  return (
    <SearchLink
      id={id}
      href={href}
      isOwn={isOwn}
      role="option"
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      className={clsx(styles.hit, !isFirstOfPage && styles.nested)}
      data-type={hit.type}
      onMouseMove={() => {
        if (!isActive) {
          onPoint(position);
        }
      }}
      onOpen={(opensHere) => onOpen(placed, opensHere)}
    >
      <Icon className={styles.icon} name={ICONS[hit.type]} size={18} />
      {/* The text takes the room of the place that stood for it, and is no new position of it. */}
      <span key={String(hit.type === 'content' && hit.statement === '')} className={styles.text}>
        <HitText hit={hit} />
      </span>
      <Icon className={styles.go} name={isOwn ? 'arrow-right' : 'external'} size={16} />
    </SearchLink>
  );
}

export default memo(SearchHitRow);
