import {act, renderHook} from '@testing-library/react';
import useCopy from '@site/src/hooks/useCopy';

/** Gives the page a clipboard, or takes it away. */
function setClipboard(writeText?: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {value: writeText && {writeText}, configurable: true});
}

describe('useCopy', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('CODE-02 confirms for 2 s', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    setClipboard(writeText);
    const {result} = renderHook(() => useCopy());
    await act(() => result.current.copy('code'));
    expect(writeText).toHaveBeenCalledWith('code');
    act(() => jest.advanceTimersByTime(1999));
    expect(result.current.isCopied).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.isCopied).toBe(false);
  });

  it('CODE-03 starts again with a second copy', async () => {
    setClipboard(() => Promise.resolve());
    const {result} = renderHook(() => useCopy());
    await act(() => result.current.copy('code'));
    act(() => jest.advanceTimersByTime(1500));
    await act(() => result.current.copy('code'));
    act(() => jest.advanceTimersByTime(1999));
    expect(result.current.isCopied).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.isCopied).toBe(false);
  });

  it.each([
    [true, 'confirms'],
    [false, 'confirms nothing'],
  ])('CODE-03 tries another way without a clipboard; when that gives %s it %s', async (works) => {
    setClipboard(undefined);
    const execCommand = jest.fn(() => works);
    Object.defineProperty(document, 'execCommand', {value: execCommand, configurable: true});
    const {result} = renderHook(() => useCopy());
    await act(() => result.current.copy('code'));
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(result.current.isCopied).toBe(works);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
