import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import InlineText from '@site/src/components/InlineText';
import useActiveHeading from '@site/src/hooks/useActiveHeading';
import type {OutlineEntry} from '@site/src/lib/ui/outlineEntries';
import {showActiveEntry} from '@site/src/plugins/runtime/inline/showActiveEntry';
import {useTextLang} from '@site/src/plugins/site-data/client/useTextLang';
import styles from './styles.module.css';

export interface OutlineListProps {
  readonly entries: readonly OutlineEntry[];
  /** Selector of the box around the list, which is to follow the reader when the list is longer. */
  readonly box?: string;
  /** Called when an entry is used. */
  readonly onSelect?: () => void;
}

/** The entries of an outline, 12 px further in per level; the one being read is marked (OUTLINE-02, -05). */
export default function OutlineList({entries, box, onSelect}: OutlineListProps): ReactNode {
  const ids = useMemo(() => entries.map(({id}) => id), [entries]);
  const active = useActiveHeading(ids);
  const textLang = useTextLang();
  const shown = useRef(active);
  useEffect(() => {
    // Not on a page that is only just made, which would be laid out for it.
    if (box === undefined || shown.current === active) {
      return;
    }
    shown.current = active;
    // Nothing moves under the pointer.
    if (document.querySelector(`${box}:hover`) === null) {
      showActiveEntry({box, entry: active === undefined ? ':first-child' : '[aria-current]'});
    }
  }, [box, active]);
  return (
    <ul className={styles.list} {...textLang}>
      {entries.map(({id, text, depth}) => (
        <li key={id} data-depth={depth}>
          <Link
            className={styles.entry}
            to={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
            onClick={onSelect}
          >
            <InlineText text={text} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
