import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface BadgeProps {
  /**
   * What the badge tells: the version a thing came with, its default or type, how ready it is, or what happened to it. Default: a
   * plain label.
   */
  readonly kind?:
    | 'since'
    | 'default'
    | 'type'
    | 'required'
    | 'experimental'
    | 'deprecated'
    | 'new'
    | 'added'
    | 'changed'
    | 'moved'
    | 'removed';
  readonly children: ReactNode;
}

/** A small label in a line of text, a table or a heading. */
export default function Badge({kind, children}: BadgeProps): ReactNode {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
