import {useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  FloatingFocusManager,
  FloatingOverlay,
  FloatingPortal,
  useDismiss,
  useFloatingRootContext,
  useInteractions,
} from '@floating-ui/react';
import CloseButton from '@site/src/components/CloseButton';
import type {OpenableEntry} from '@site/src/components/ChangedSince/useSince';
import useIsolate from '@site/src/hooks/useIsolate';
import Content from './Content';
import styles from './styles.module.css';
import useChanges from './useChanges';

export interface ChangesPanelProps {
  /** Versions to choose from, newest first. */
  readonly entries: readonly OpenableEntry[];
  readonly current: OpenableEntry;
  /** Version of the page. */
  readonly version: string;
  /** Address of the list of all changes. */
  readonly index?: string | undefined;
  /** Gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onChoose: (version: string) => void;
  /** With an anchor, the page goes there. */
  readonly onClose: (hash?: string) => void;
}

function Choice({entries, current, onChoose}: Pick<ChangesPanelProps, 'entries' | 'current' | 'onChoose'>): ReactNode {
  const isolate = useIsolate();
  return (
    <select
      className={styles.choice}
      aria-label={translate({
        id: 'site.ChangesPanel.choice',
        message: 'Compare with version',
        description: 'Spoken name of the list of versions in the panel of changes',
      })}
      value={current.since}
      onChange={({target}) => onChoose(target.value)}
    >
      {entries.map(({since}) => (
        <option key={since} value={since}>
          {isolate(since)}
        </option>
      ))}
    </select>
  );
}

function Failure({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <Translate id="site.ChangesPanel.failure" description="Panel of changes: its data did not arrive">
          The changes could not be loaded.
        </Translate>
      </p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Translate id="site.ChangesPanel.retry" description="Panel of changes: button that asks for the data again">
          Try again
        </Translate>
      </button>
    </div>
  );
}

/** What changed on the page since a version, in a modal panel at the end of the window; as wide as a small window. */
export default function ChangesPanel(props: ChangesPanelProps): ReactNode {
  const {entries, current, version, index, button, onChoose, onClose} = props;
  const isolate = useIsolate();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const {changes, hasFailed, retry} = useChanges(useBaseUrl(`/${current.file}`));
  const context = useFloatingRootContext({
    open: true,
    onOpenChange: (open, event) => {
      // A key is for the dialog it was pressed in: the search may lie over this one.
      const dialog = event?.type === 'keydown' ? (event.target as Element).closest('[aria-modal]') : null;
      if (!open && (dialog === null || dialog === panel)) {
        onClose();
      }
    },
    elements: {reference: null, floating: panel},
  });
  const {getFloatingProps} = useInteractions([useDismiss(context)]);
  return (
    <FloatingPortal>
      <FloatingOverlay lockScroll className={styles.overlay}>
        <FloatingFocusManager context={context} initialFocus={title} returnFocus={button}>
          <div
            {...getFloatingProps()}
            ref={setPanel}
            role="dialog"
            aria-modal="true"
            aria-labelledby={titleId}
            className={styles.panel}
          >
            <div className={styles.head}>
              {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- no place in the page to link to */}
              <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
                <Translate
                  id="site.ChangesPanel.title"
                  description="Title of the panel of changes; both are names of versions, like 0.x and 1.x"
                  values={{since: isolate(current.since), version: isolate(version)}}
                >
                  {'What changed from {since} to {version}'}
                </Translate>
              </h2>
              {entries.length > 1 && <Choice entries={entries} current={current} onChoose={onChoose} />}
              <CloseButton
                className={styles.close}
                label={translate({
                  id: 'site.ChangesPanel.close',
                  message: 'Close',
                  description: 'Spoken name of the button that closes the panel of changes',
                })}
                onClick={() => onClose()}
              />
            </div>
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keys that scroll */}
            <div className={styles.body} role="region" aria-labelledby={titleId} tabIndex={0}>
              {hasFailed && <Failure onRetry={retry} />}
              {changes && <Content changes={changes} index={index} onLeave={onClose} />}
              {!hasFailed && !changes && (
                <p className={styles.loading} role="status">
                  <Translate id="site.ChangesPanel.loading" description="Panel of changes: its data is on the way">
                    Loading…
                  </Translate>
                </p>
              )}
            </div>
          </div>
        </FloatingFocusManager>
      </FloatingOverlay>
    </FloatingPortal>
  );
}
