import {useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  FloatingFocusManager,
  FloatingOverlay,
  FloatingPortal,
  useDismiss,
  useFloatingRootContext,
  useInteractions,
} from '@floating-ui/react';
import {getSearchClient} from '@site/src/plugins/search/client';
import SearchPanel from '../Panel';
import styles from './styles.module.css';

export interface SearchDialogProps {
  /** Searched for at once; empty for none. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** Gets the index of a version ready before the dialog is open. A failure is told there. */
export function prepareIndex(version: string): void {
  const client = getSearchClient();
  client.load({lang: client.manifest.lang, version}).catch(() => undefined);
}

/** The search in a modal dialog: focus stays inside; Escape and a click beside it close it (SEARCH-01, SEARCH-02). */
export default function SearchDialog({initialQuery, onClose}: SearchDialogProps): ReactNode {
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const context = useFloatingRootContext({
    open: true,
    onOpenChange: (open) => {
      if (!open) {
        onClose();
      }
    },
    elements: {reference: null, floating: panel},
  });
  const {getFloatingProps} = useInteractions([useDismiss(context)]);
  return (
    <FloatingPortal>
      <FloatingOverlay lockScroll className={styles.overlay}>
        <FloatingFocusManager context={context} initialFocus={field}>
          <div
            {...getFloatingProps()}
            ref={setPanel}
            role="dialog"
            aria-modal="true"
            aria-label={translate({
              id: 'site.Search.dialog',
              message: 'Search',
              description: 'Spoken name of the search dialog',
            })}
            className={styles.dialog}
          >
            <SearchPanel fieldRef={field} initialQuery={initialQuery} onClose={onClose} />
          </div>
        </FloatingFocusManager>
      </FloatingOverlay>
    </FloatingPortal>
  );
}
