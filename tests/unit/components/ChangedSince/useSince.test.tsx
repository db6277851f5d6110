import {createPath} from 'history';
import {act, renderHook} from '@testing-library/react';
import useSince from '@site/src/components/ChangedSince/useSince';
import {createHeldRouter} from '../../support/heldRouter';

describe('useSince', () => {
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
