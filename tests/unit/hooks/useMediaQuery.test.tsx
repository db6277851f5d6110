import {act, renderHook} from '@testing-library/react';
import useMediaQuery from '@site/src/hooks/useMediaQuery';

const listeners = new Set<() => void>();
let isWide = false;

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isWide && query === '(min-width: 1px)',
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});

describe('useMediaQuery', () => {
  it('follows the query, and no longer than somebody is there', () => {
    const {result, unmount} = renderHook(() => useMediaQuery('(min-width: 1px)'));
    expect(result.current).toBe(false);
    isWide = true;
    act(() => listeners.forEach((listener) => listener()));
    expect(result.current).toBe(true);
    unmount();
    expect(listeners.size).toBe(0);
  });
});
