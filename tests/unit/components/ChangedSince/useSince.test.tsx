import type {ReactNode} from 'react';
import {createMemoryHistory, createPath} from 'history';
import {act, renderHook} from '@testing-library/react';
import {Router} from 'react-router-dom';
import useSince from '@site/src/components/ChangedSince/useSince';
import {createHeldRouter} from '../../support/heldRouter';

/** The page at `index` of its history, which the reader may leave and come back to. */
function createVisit(initialEntries: string[], index = 0) {
  const history = createMemoryHistory({initialEntries, initialIndex: index});
  const wrapper = ({children}: {readonly children: ReactNode}): ReactNode => (
    <Router history={history}>{children}</Router>
  );
  let page = renderHook(() => useSince([]), {wrapper});
  return {
    open: (version: string) => act(() => page.result.current.open(version)),
    close: () => act(() => page.result.current.close()),
    leaveAndComeBack: () => {
      page.unmount();
      history.push('/another');
      history.goBack();
      page = renderHook(() => useSince([]), {wrapper});
    },
    /** Place in the history, and what is there. */
    see: () => [history.index, createPath(history.location)],
  };
}

describe('useSince', () => {
  it('closing takes out of the history what opening has added, on a page that the reader came back to, too', () => {
    const visit = createVisit(['/page?a=1#part']);
    visit.open('0.x');
    visit.open('0.w');
    expect(visit.see()).toEqual([1, '/page?a=1&since=0.w#part']);
    visit.leaveAndComeBack();
    visit.close();
    expect(visit.see()).toEqual([0, '/page?a=1#part']);
  });

  it('closing stays at the entry that a link with the panel open has added', () => {
    const visit = createVisit(['/before', '/page?since=0.x'], 1);
    visit.open('0.w');
    visit.leaveAndComeBack();
    visit.close();
    expect(visit.see()).toEqual([1, '/page']);
  });

  it('closing twice before the browser has gone back does not leave the page', () => {
    const {history, Router: HeldRouter} = createHeldRouter('/page?since=0.x');
    const goBack = jest.spyOn(history, 'goBack');
    history.location.state = {isOpenedHere: true};
    const {result} = renderHook(() => useSince([]), {wrapper: HeldRouter});
    act(() => result.current.close());
    act(() => result.current.close());
    expect(goBack).toHaveBeenCalledTimes(1);
  });

  it('PAGECHANGE-04 opens and closes on the page on screen when the history is ahead of it', () => {
    const {history, Router} = createHeldRouter('/shown?a=1#part');
    const {result} = renderHook(() => useSince([]), {wrapper: Router});
    act(() => history.push('/lost?b=2#other'));
    act(() => result.current.open('0.x'));
    expect(createPath(history.location)).toBe('/shown?a=1&since=0.x#part');
    act(() => history.push('/lost?b=2#other'));
    act(() => result.current.close('#below'));
    expect(createPath(history.location)).toBe('/shown?a=1#below');
  });
});
