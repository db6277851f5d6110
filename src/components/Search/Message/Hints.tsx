import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Keys as keyboards show them. */
const KEYS = {up: '↑', down: '↓', enter: '↵', escape: 'Esc'} as const;

/** What keys do, at the foot of the dialog; hidden on small screens, which have none. */
export default function SearchHints(): ReactNode {
  return (
    <div className={styles.hints} aria-hidden="true">
      <span>
        <kbd>{KEYS.up}</kbd>
        <kbd>{KEYS.down}</kbd>
        <Translate id="site.Search.hintMove" description="Search: what the arrow keys do">
          Move
        </Translate>
      </span>
      <span>
        <kbd>{KEYS.enter}</kbd>
        <Translate id="site.Search.hintOpen" description="Search: what the Enter key does">
          Open
        </Translate>
      </span>
      <span>
        <kbd>{KEYS.escape}</kbd>
        <Translate id="site.Search.hintClose" description="Search: what the Escape key does">
          Close
        </Translate>
      </span>
    </div>
  );
}
