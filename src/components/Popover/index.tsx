import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import usePopover from './usePopover';

export interface PopoverProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Spoken name of a button that shows no text. */
  readonly label?: string;
  readonly triggerClassName?: string;
  readonly panelClassName?: string;
  /** Which edges of button and panel are in line. Default `start`. */
  readonly align?: 'start' | 'end';
  /** Heading of the panel. */
  readonly title?: ReactNode;
  /** Open on focus too: for panels that only show something. */
  readonly opensOnFocus?: boolean;
  /** The reader turns to the button: time to load what the panel needs. */
  readonly onIntent?: () => void;
  readonly children: ReactNode;
}

/**
 * A button and the panel it opens below itself. The panel is part of the HTML, so its links work without script: CSS then
 * opens it while the pointer or the focus is on the button or in the panel.
 */
export default function Popover({
  trigger,
  label,
  triggerClassName,
  panelClassName,
  align = 'start',
  title,
  opensOnFocus,
  onIntent,
  children,
}: PopoverProps): ReactNode {
  const id = useId();
  const {isOpen, triggerProps, panelProps} = usePopover({opensOnFocus, onIntent});
  return (
    <div className={styles.root} data-open={isOpen || undefined}>
      <button type="button" className={triggerClassName} aria-label={label} aria-controls={id} {...triggerProps}>
        {trigger}
      </button>
      <div {...panelProps} id={id} className={clsx(styles.panel, align === 'end' ? styles.end : styles.start)}>
        <div className={clsx(styles.surface, panelClassName)}>
          {title !== undefined && <div className={styles.title}>{title}</div>}
          {children}
        </div>
      </div>
    </div>
  );
}
