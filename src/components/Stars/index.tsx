import {useRef, type ReactNode} from 'react';
import useStarDrift from '@site/src/hooks/useStarDrift';
import {STAR_COUNT} from '@site/src/lib/constants';
import {STAR_PLACES} from '@site/src/lib/ui/starOffset';
import styles from './styles.module.css';

/** 35 decorative stars behind a hero's text, which drift to the mouse pointer (STARS-01..04). The style sheet has their places. */
export default function Stars(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useStarDrift(root);
  return (
    <div ref={root} className={styles.stars} aria-hidden="true">
      {STAR_PLACES.slice(0, STAR_COUNT).map(({x, y}) => (
        <span key={`${x}-${y}`} className={styles.star} data-star="" />
      ))}
    </div>
  );
}
