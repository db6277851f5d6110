import type {ReactNode} from 'react';
import clsx from 'clsx';
import {tokenizeScript} from '@site/src/lib/text';
import styles from './code.module.css';

export interface CodeProps {
  readonly code: string;
  /** Accessible name of the scrolling block. */
  readonly label: string;
  /** First and last line to mark, counted from 1. */
  readonly marked?: readonly [number, number];
  /** Break lines that are longer than the block. */
  readonly isWrapped?: boolean;
  readonly className?: string;
}

/** Coloured sample, one element for each line so that lines can be marked. */
export default function Code({code, label, marked, isWrapped, className}: CodeProps): ReactNode {
  const lines = code.trimEnd().split('\n');
  return (
    <pre
      className={clsx(styles.pre, isWrapped && styles.wrapped, className)}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={label}
      role="region"
    >
      <code>
        {lines.map((line, index) => {
          const isMarked = marked !== undefined && index + 1 >= marked[0] && index + 1 <= marked[1];
          return (
            <span
              key={index}
              className={clsx(styles.line, isMarked && styles.marked)}
              data-marked={isMarked || undefined}
            >
              {tokenizeScript(line).map(({type, value}, part) => (
                <span key={part} className={styles[type]}>
                  {value}
                </span>
              ))}
              {'\n'}
            </span>
          );
        })}
      </code>
    </pre>
  );
}
