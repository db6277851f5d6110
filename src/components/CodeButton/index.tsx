import type {ComponentProps, ReactNode} from 'react';
import Icon, {type IconName} from '@site/src/components/Icon';
import styles from './styles.module.css';

export interface CodeButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  readonly icon: IconName;
  /** Spoken name and tooltip, already translated. */
  readonly label: string;
}

/** A small square button on a code block. */
export default function CodeButton({icon, label, ...props}: CodeButtonProps): ReactNode {
  return (
    <button type="button" className={styles.button} title={label} {...props}>
      <Icon name={icon} size={16} label={label} />
    </button>
  );
}
