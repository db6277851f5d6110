import type {ReactNode} from 'react';
import clsx from 'clsx';
import drawn from '@site/src/components/Icon/drawn.module.css';
import type {CodeAction} from './handleCodeClick';
import styles from './styles.module.css';

export interface CodeButtonProps {
  /** Spoken name and tooltip, already translated. */
  readonly label: string;
  /** The icon, too, has this name. */
  readonly action: CodeAction;
  /** Given on a button that switches something on and off. */
  readonly 'aria-pressed'?: boolean;
}

/** A small square button on a code block, whose clicks `handleCodeClick` takes: React leaves code alone in static HTML. */
export default function CodeButton({label, action, ...props}: CodeButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.button, drawn.drawn, drawn[action])}
      title={label}
      data-action={action}
      {...props}
    />
  );
}
