import type {ReactNode} from 'react';
import Icon, {type IconName} from '@site/src/components/Icon';
import type {CodeAction} from './handleCodeClick';
import styles from './styles.module.css';

export interface CodeButtonProps {
  readonly icon: IconName;
  /** Spoken name and tooltip, already translated. */
  readonly label: string;
  readonly action: CodeAction;
  /** Given on a button that switches something on and off. */
  readonly 'aria-pressed'?: boolean;
}

/** A small square button on a code block, whose clicks `handleCodeClick` takes: React leaves code alone in static HTML. */
export default function CodeButton({icon, label, action, ...props}: CodeButtonProps): ReactNode {
  return (
    <button type="button" className={styles.button} title={label} data-action={action} {...props}>
      <Icon name={icon} size={16} />
    </button>
  );
}
