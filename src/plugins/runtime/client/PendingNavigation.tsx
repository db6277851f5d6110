// Takes the place of core's `PendingNavigation` (Docusaurus 3.10.2), which reloads the window when a chunk is lost and
// gives no hold on the moment the content is swapped. Same contract: the old page stays until the next one has loaded.
import {Component, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import type {Location} from 'history';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isMalformedHash} from '@site/src/lib/url/anchor';
import loadRoute from './loadRoute';
import reportLostPage from './reportLostPage';
import runViewTransition from './runViewTransition';
import ShownLocation from './ShownLocation';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

type State = {
  /** The location whose page is shown. Behind `props.location` while the next page loads. */
  readonly shown: Location;
};

/** Drops a hash that nothing could decode, so that core's scroll handling does not throw on it (OUTLINE-08). */
function withoutMalformedHash(location: Location): Location {
  if (!isMalformedHash(location.hash)) {
    return location;
  }
  console.warn(`Ignored an anchor that cannot be decoded: ${location.hash}`);
  return {...location, hash: ''};
}

/** Shows `children` at the location of the page that is there, see above. */
export default class PendingNavigation extends Component<Props, State> {
  private previousLocation: Location | null = null;
  private cleanUpRouteUpdate: () => void = () => undefined;

  constructor(props: Props) {
    super(props);
    const shown = withoutMalformedHash(props.location);
    this.state = {shown};
    if (ExecutionEnvironment.canUseDOM) {
      this.cleanUpRouteUpdate = dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: shown});
    }
  }

  override shouldComponentUpdate(nextProps: Props, nextState: State): boolean {
    if (nextProps.location !== this.props.location) {
      void this.navigate(withoutMalformedHash(nextProps.location), nextProps.location);
    }
    return nextState.shown !== this.state.shown;
  }

  /** Loads the page of `location`, then shows it, unless the reader has moved on meanwhile. */
  private async navigate(location: Location, requested: Location): Promise<void> {
    const previousLocation = this.state.shown;
    this.cleanUpRouteUpdate();
    this.cleanUpRouteUpdate = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    const isPageChange = location.pathname !== previousLocation.pathname;
    try {
      await loadRoute(location.pathname);
    } catch (error) {
      const isWanted = (): boolean => this.props.location === requested;
      if (isWanted()) {
        this.cleanUpRouteUpdate();
        await reportLostPage({location, shown: previousLocation, error, isWanted});
      }
      return;
    }
    if (this.props.location !== requested) {
      return;
    }
    this.cleanUpRouteUpdate();
    const show = (): void => {
      // A view transition waits for a frame first, in which the reader may have gone back.
      if (this.props.location === requested) {
        this.previousLocation = previousLocation;
        this.setState({shown: location});
      }
    };
    if (isPageChange) {
      runViewTransition(() => flushSync(show));
    } else {
      show();
    }
  }

  override render(): ReactNode {
    const {children} = this.props;
    const {shown} = this.state;
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={shown}>
        <ShownLocation location={shown}>{children}</ShownLocation>
      </ClientLifecyclesDispatcher>
    );
  }
}
