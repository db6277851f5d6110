import {useCallback, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {SinceEntry} from '@site/src/lib/changes/types';

const PARAMETER = 'since';

/** State of an entry of the history that opening added. In the entry it outlives the page, to which the reader may come back. */
type EntryState = {readonly isOpenedHere: true} | undefined;

/** An entry with something to show. */
export type OpenableEntry = SinceEntry & {readonly file: string};

export type Since = {
  /** The version that the address asks for, when the page has changed since; the panel is open then. */
  readonly current: OpenableEntry | undefined;
  readonly open: (version: string) => void;
  /** Takes the parameter out of the address; with an anchor the page goes there. */
  readonly close: (hash?: string) => void;
};

function withSince(search: string, version: string | undefined): string {
  const parameters = new URLSearchParams(search);
  if (version === undefined) {
    parameters.delete(PARAMETER);
  } else {
    parameters.set(PARAMETER, version);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The address says whether the panel is open: `?since=0.x`. Opening adds an entry to the history, so that Back closes the panel;
 * closing takes the same way, or replaces the entry when the reader came by a link. Links to other pages have no parameter, so
 * the next page shows itself, not its changes. All of it is about the page on screen: the history may be ahead of it, at a page that is on
 * its way or was lost.
 */
export default function useSince(entries: readonly OpenableEntry[]): Since {
  const history = useHistory();
  const location = useLocation<EntryState>();
  /** Where closing goes back from: a second Escape before it has happened must not lead further. */
  const left = useRef<typeof location>(null);
  const version = new URLSearchParams(location.search).get(PARAMETER);
  const current = entries.find(({since}) => since === version);

  const open = useCallback(
    (next: string) => {
      const {pathname, search, hash, state} = location;
      const target = {pathname, hash, search: withSince(search, next)};
      if (new URLSearchParams(search).has(PARAMETER)) {
        history.replace({...target, state});
      } else {
        history.push({...target, state: {isOpenedHere: true}});
      }
    },
    [history, location],
  );
  const close = useCallback(
    (target?: string) => {
      const {pathname, search, hash, state} = location;
      if (state?.isOpenedHere && target === undefined) {
        if (left.current !== location) {
          left.current = location;
          history.goBack();
        }
        return;
      }
      history.replace({pathname, search: withSince(search, undefined), hash: target ?? hash});
    },
    [history, location],
  );
  return {current, open, close};
}
