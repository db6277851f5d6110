import type {ReactNode} from 'react';
import CloseButton from '@site/src/components/CloseButton';
import styles from './styles.module.css';

export interface NoticeProps {
  /** Spoken name of the button that closes the notice, already translated. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** The text; null while there is nothing to say. */
  readonly children: ReactNode;
}

/**
 * A short notice at the lower end of the window. Its region is there before the text, so that assistive technology announces
 * the text when it comes.
 */
export default function Notice({closeLabel, onClose, children}: NoticeProps): ReactNode {
  return (
    <div role="status" className={styles.region}>
      {children !== null && (
        <div className={styles.notice}>
          <span>{children}</span>
          <CloseButton label={closeLabel} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
