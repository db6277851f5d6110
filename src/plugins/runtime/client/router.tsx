// Takes the place of the package react-router-dom in core's client entry (Docusaurus 3.10.2), which gives it the app.
import {useState, type ReactNode} from 'react';
import {createBrowserHistory} from 'history';
import PageRouter from './PageRouter';

/** The router of the whole app. */
export function BrowserRouter({children}: {readonly children: ReactNode}): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  return <PageRouter history={history}>{children}</PageRouter>;
}

// Core names both, and takes the one that its configuration has.
export {BrowserRouter as HashRouter};
