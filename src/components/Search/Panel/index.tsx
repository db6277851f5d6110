import {useDeferredValue, useId, useRef, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {SearchScope} from '@site/src/plugins/search/client';
import SearchCustomGroup from '../CustomGroup';
import SearchField from '../Field';
import isTouched from '../isTouched';
import SearchHints from '../Message/Hints';
import SearchMessage from '../Message';
import Suggestions from '../Message/Suggestions';
import SearchResults from '../Results';
import SearchScopes from '../Scopes';
import SearchStart from '../Start';
import SearchTabs from '../Tabs';
import styles from './styles.module.css';
import useSearchPanel from './useSearchPanel';

export interface SearchPanelProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  /** Searched for at once; empty for none. */
  readonly initialQuery: string;
  /** Searched in place of the version of the page, when there is such a one. */
  readonly initialVersion?: string | null;
  /** Called once, when the field is there; may search. Returns what takes back what it began. */
  readonly onReady?: (search: (query: string) => void) => (() => void) | undefined;
  /** Called with every query that is searched for, and where. */
  readonly onSearch?: (query: string, scope: SearchScope) => void;
  /** Called when the hits of an answer are in the page, before they are seen. */
  readonly onShown?: () => void;
  /** Absent on a page, which cannot be closed. */
  readonly onClose?: () => void;
}

/** Field, scopes, tabs and what was found: all of the search but the frame around it. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const {fieldRef, initialQuery, initialVersion, onReady, onSearch, onShown, onClose} = props;
  const id = useId();
  const bodyRef = useRef<HTMLDivElement>(null);
  const panel = useSearchPanel({id, fieldRef, initialQuery, initialVersion, bodyRef, onReady, onSearch, onClose});
  const {session, state, tabs, tab, hits, active} = panel;
  const {selectMessage} = usePluralForm();
  const count = translate(
    {
      id: 'site.Search.count',
      message: '{count} result|{count} results',
      description: 'Spoken number of hits; forms for one and many, divided by |',
    },
    {count: hits.length},
  );
  // For what goes away when it is pressed. A finger would call up the on-screen keyboard, over what it asked for.
  const returnFocus = (): void => {
    if (!isTouched()) {
      fieldRef.current?.focus({preventScroll: true});
    }
  };
  // The field comes first, what is offered below it a moment later.
  const hasField = useDeferredValue(true, false);
  const isStart = state.phase === 'empty' && state.outcome === null;
  return (
    <>
      <SearchField
        fieldRef={fieldRef}
        query={state.query}
        listId={`${id}-list`}
        hasHits={hits.length > 0}
        activeId={hits.length > 0 ? `${id}-hit-${active}` : undefined}
        isBusy={state.isSlow}
        onType={panel.type}
        onCompose={session.compose}
        onKey={panel.handleKey}
        onClose={onClose}
      />
      <SearchScopes session={session} state={state} client={panel.client} />
      {tabs.length > 1 && (
        <SearchTabs tabs={tabs} selected={tab?.id} panelId={`${id}-body`} onSelect={panel.selectTab} />
      )}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move among the links inside */}
      <div
        id={`${id}-body`}
        ref={bodyRef}
        role={tabs.length > 1 ? 'tabpanel' : undefined}
        aria-labelledby={tabs.length > 1 ? `${id}-body-${tab?.id}` : undefined}
        className={styles.body}
        data-phase={state.phase === 'answered' && state.outcome?.isPartial === true ? 'partial' : state.phase}
        onKeyDown={panel.handleBodyKey}
      >
        {isStart && hasField && (
          <SearchStart
            client={panel.client}
            version={state.scope.version}
            onOpen={panel.openSaved}
            onGone={returnFocus}
          />
        )}
        {tab?.custom !== undefined && (
          <SearchCustomGroup key={`${tab.id} ${state.outcome?.query}`} group={tab.custom} hooks={panel.client.hooks} />
        )}
        <Suggestions
          suggestions={state.outcome?.suggestions ?? []}
          onChoose={(suggestion) => {
            returnFocus();
            session.searchNow(suggestion);
          }}
        />
        {hits.length > 0 && (
          <SearchResults
            id={id}
            groups={panel.groups}
            active={active}
            isOwn={tab?.group?.isOwn ?? true}
            base={panel.client.manifest.base}
            onPoint={panel.setActive}
            onOpen={panel.noteOpened}
            onShown={onShown}
          />
        )}
        {tab?.custom === undefined && (
          <SearchMessage
            onRetry={() => {
              returnFocus();
              session.retry();
            }}
            state={state}
            client={panel.client}
            hasHits={hits.length > 0}
          />
        )}
      </div>
      <div role="status" className="site-visually-hidden">
        {state.phase === 'answered' && hits.length > 0 && selectMessage(hits.length, count)}
      </div>
      {hasField && onClose !== undefined && <SearchHints />}
    </>
  );
}
