import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

export interface CloseButtonProps {
  /** Spoken name, already translated: what is closed, and for how long. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/**
 * The cross that takes a notice, a banner or a panel away. Its parent may set `--site-close-hover`, the ground it has under the
 * pointer.
 */
export default function CloseButton({label, className, onClick}: CloseButtonProps): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, className)} aria-label={label} onClick={onClick}>
      <Icon name="close" size={16} />
    </button>
  );
}
