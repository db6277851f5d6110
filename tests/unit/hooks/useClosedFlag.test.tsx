import {act, renderHook} from '@testing-library/react';
import useClosedFlag from '@site/src/hooks/useClosedFlag';
import {blockStorage, changeInOtherTab} from '../support/storageFaults';

const isClosed = (key: string): boolean => {
  const {result, unmount} = renderHook(() => useClosedFlag(key));
  unmount();
  return result.current.isClosed;
};

describe('useClosedFlag', () => {
  it('ANNOUNCE-04 what was closed stays closed on the next page, though the storage refuses', () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    blockStorage();
    const {result, unmount} = renderHook(() => useClosedFlag('refused'));
    act(() => result.current.close());
    unmount();
    expect(isClosed('refused')).toBe(true);
    expect(isClosed('another')).toBe(false);
    // Before the storage is cleared for the next test.
    jest.restoreAllMocks();
  });

  it('closes with another tab, and stays closed when that one clears the storage', () => {
    const {result, unmount} = renderHook(() => useClosedFlag('elsewhere'));
    act(() => changeInOtherTab('elsewhere', 'true'));
    expect(result.current.isClosed).toBe(true);
    unmount();
    window.localStorage.clear();
    expect(isClosed('elsewhere')).toBe(true);
  });

  it.each([
    ['another key', 'other', 'true'],
    ['an empty value', 'open', ''],
    ['a removed value', 'open', null],
  ])('stays open when another tab stores %s', (_change, key, value) => {
    const {result} = renderHook(() => useClosedFlag('open'));
    act(() => changeInOtherTab(key, value));
    expect(result.current.isClosed).toBe(false);
  });
});
