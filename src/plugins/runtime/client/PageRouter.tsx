import {Component, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {__HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';
import {createLocation, createPath, type Action, type History, type Location, type LocationDescriptor} from 'history';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {isPlainClick} from '@site/src/lib/ui/isPlainClick';
import {isMalformedHash} from '@site/src/lib/url/anchor';
import followMovedAnchor from '@site/src/plugins/addresses/client/followMovedAnchor';
import announcePage from '@site/src/plugins/site-data/client/announcePage';
import {hasPage} from '@site/src/plugins/site-data/client/hasPage';
import loadRoute, {readProps} from './loadRoute';
import loadWhole from './loadWhole';
import reportLostPage from './reportLostPage';
import runViewTransition from './runViewTransition';

export interface PageRouterProps {
  readonly history: History;
  readonly children: ReactNode;
}

type Context = React.ContextType<typeof RouterContext>;

type State = {
  /** What the router would give to those below it. Its location is that of the page on screen. */
  readonly context: Context;
};

function createContext(history: History, location: Location): Context {
  // What the router itself says of an address.
  return {history, location, match: {path: '/', url: '/', params: {}, isExact: location.pathname === '/'}};
}

/** Drops a hash that nothing could decode, so that core's scroll handling does not throw on it (OUTLINE-08). */
function withoutMalformedHash(location: Location): Location {
  if (!isMalformedHash(location.hash)) {
    return location;
  }
  console.warn(`Ignored an anchor that cannot be decoded: ${location.hash}`);
  return {...location, hash: ''};
}

function findPage(location: Location): Location {
  return normalizeLocation(withoutMalformedHash(location));
}

/**
 * Gives the whole app the address of the page on screen: the old page stays until the next one has loaded, and nothing renders before.
 * A context of the router's kind that changed on the click, with another below it that did not, would have React render all of the old
 * page again first (seen in 19.0).
 */
export default class PageRouter extends Component<PageRouterProps, State> {
  /** The address that the reader wants to see; ahead of the one in the context while its page loads. */
  private wanted: Location;
  /** True while the entry behind that of the page on screen is of a link whose page is on its way, or was lost. */
  private isAhead = false;
  private cleanUpRouteUpdate: () => void;
  private stopListening: () => void = () => undefined;

  constructor(props: PageRouterProps) {
    super(props);
    const {history} = props;
    this.wanted = history.location;
    const location = findPage(this.wanted);
    this.state = {context: createContext(this.createHistory(), location)};
    this.cleanUpRouteUpdate = dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location});
  }

  override componentDidMount(): void {
    const {history} = this.props;
    document.addEventListener('click', this.handleClick);
    this.stopListening = history.listen((location, action) => {
      this.isAhead &&= action !== 'POP';
      void this.navigate(location, action);
    });
    // What was mounted may have led on already.
    if (history.location !== this.wanted) {
      void this.navigate(history.location, history.action);
    }
  }

  override componentWillUnmount(): void {
    document.removeEventListener('click', this.handleClick);
    this.stopListening();
  }

  private showsWanted(): boolean {
    return normalizeLocation(this.wanted).pathname === this.state.context.location.pathname;
  }

  /**
   * The history, to which a link adds an entry only when its page is shown, as with links of a page without the app: a second click adds
   * none, another link in the meantime takes the place of the first, and the link of the page on screen goes back to its own. The
   * router's links see to the first alone, by the address they are given, which until the next page is there is that of the old one.
   */
  private createHistory(): History {
    const {history} = this.props;
    const push = (to: LocationDescriptor, state?: unknown): void => {
      const next = createLocation(to, state, undefined, history.location);
      if (this.isAhead || createPath(next) === createPath(history.location)) {
        history.replace(next);
      } else {
        this.isAhead = this.showsWanted();
        history.push(next);
      }
    };
    const replace = (to: LocationDescriptor, state?: unknown): void => {
      const next = createLocation(to, state, undefined, history.location);
      if (this.isAhead && createPath(next) === createPath(this.state.context.location)) {
        history.goBack();
      } else {
        history.replace(next);
      }
    };
    // Not a copy: the history changes its own fields.
    return Object.create(history, {push: {value: push}, replace: {value: replace}}) as History;
  }

  /**
   * An anchor is one of the page on screen. The browser takes it for one of the address, which is that of another page while that one
   * loads, and stays so when it could not be loaded.
   */
  private readonly handleClick = (event: MouseEvent): void => {
    const {history, location} = this.state.context;
    if (!isPlainClick(event) || event.defaultPrevented || this.showsWanted()) {
      return;
    }
    const anchor = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (anchor !== null) {
      event.preventDefault();
      const {pathname, search} = location;
      history.push({pathname, search, hash: anchor.getAttribute('href') ?? ''});
    }
  };

  /** Loads the page of an address, then shows it, unless the reader has moved on meanwhile. */
  private async navigate(wanted: Location, action: Action): Promise<void> {
    this.wanted = wanted;
    const isWanted = (): boolean => this.wanted === wanted;
    const location = findPage(wanted);
    const {location: shown} = this.state.context;
    this.cleanUpRouteUpdate();
    this.cleanUpRouteUpdate = dispatchLifecycleAction('onRouteUpdate', {previousLocation: shown, location});
    try {
      await loadRoute(location.pathname);
    } catch (error) {
      if (isWanted()) {
        this.cleanUpRouteUpdate();
        await reportLostPage({location, shown, error, isWanted});
      }
      return;
    }
    const {history} = this.state.context;
    if (!isWanted() || followMovedAnchor(readProps(location.pathname)?.content, location, history)) {
      return;
    }
    this.cleanUpRouteUpdate();
    const show = (): void => {
      this.isAhead = false;
      this.setState(({context}) => ({context: createContext(context.history, location)}));
    };
    if (location.pathname === shown.pathname) {
      show();
      return;
    }
    // Known only now of an old version, whose routes came with its first page. The host may know where this one has moved.
    if (action !== 'POP' && !hasPage(location.pathname)) {
      loadWhole(location, shown);
      return;
    }
    runViewTransition(() => {
      // It waits for a frame first, in which the reader may have gone back.
      if (isWanted()) {
        flushSync(() => {
          announcePage(readProps(location.pathname)?.content, location.pathname);
          show();
        });
      }
    });
  }

  override render(): ReactNode {
    const {context} = this.state;
    return (
      <HistoryContext value={context.history}>
        <RouterContext value={context}>{this.props.children}</RouterContext>
      </HistoryContext>
    );
  }
}
