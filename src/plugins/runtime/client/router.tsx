// Takes the place of the package react-router-dom in core's client entry (Docusaurus 3.10.2), which gives it the app.
import {useLayoutEffect, useState, type ReactNode} from 'react';
import {createBrowserHistory, type History} from 'history';
import notePage from './notePage';
import PageRouter from './PageRouter';

/** An escape that begins no ASCII character: alone or in the wrong order they are no text, as in links of the time before UTF-8. */
const OTHER_ESCAPE = /%(?![2-7][\da-f])(?:[\da-f]{2})?/gi;
/** U+FFFD, which stands for what cannot be read. */
const UNREADABLE = '%EF%BF%BD';

/** The history of the browser. An address that cannot be decoded, of a page that is not found then, is made one that can: it throws else. */
function createHistory(): History {
  const {pathname, search, hash} = window.location;
  try {
    decodeURI(pathname);
  } catch {
    window.history.replaceState(window.history.state, '', pathname.replace(OTHER_ESCAPE, UNREADABLE) + search + hash);
  }
  return createBrowserHistory();
}

/**
 * The router of the whole app. Nothing of the reader's gets lost where React cannot take over the static page and renders it anew: it
 * begins again here, with a new note, and puts the new page in place of the old one in the same task.
 */
export function BrowserRouter({children}: {readonly children: ReactNode}): ReactNode {
  const [restorePage] = useState(notePage);
  const [history] = useState(createHistory);
  useLayoutEffect(() => {
    // Not before what is rendered for the effects of this moment, too (`LeftAlone`), and still before the next paint.
    queueMicrotask(restorePage);
  }, [restorePage]);
  return <PageRouter history={history}>{children}</PageRouter>;
}

// Core names both, and takes the one that its configuration has.
export {BrowserRouter as HashRouter};
