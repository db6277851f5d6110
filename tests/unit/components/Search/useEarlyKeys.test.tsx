import {fireEvent, renderHook} from '@testing-library/react';
import useEarlyKeys from '@site/src/components/Search/useEarlyKeys';

function press(...keys: string[]): boolean[] {
  return keys.map((key) => fireEvent.keyDown(document.body, {key}));
}

describe('useEarlyKeys', () => {
  it('keeps what is typed while the dialog is awaited, and gives it to the field', () => {
    const {result} = renderHook(() => useEarlyKeys(true, jest.fn()));
    press('f', 'o', 'x', 'Backspace', 'r', 'Shift', ' ', '模');
    expect(result.current()).toBe('for 模');
  });

  it('leaves the page alone before and after', () => {
    const {result, rerender} = renderHook(({isOpen}) => useEarlyKeys(isOpen, jest.fn()), {
      initialProps: {isOpen: false},
    });
    expect(press('a')).toEqual([true]);
    rerender({isOpen: true});
    expect(press('b')).toEqual([false]);
    expect(result.current()).toBe('b');
    // The field has the keys now.
    expect(press('c')).toEqual([true]);
    rerender({isOpen: false});
    expect(press('d')).toEqual([true]);
  });

  it('forgets with the dialog, and lets shortcuts and other keys pass', () => {
    const {result, rerender} = renderHook(({isOpen}) => useEarlyKeys(isOpen, jest.fn()), {
      initialProps: {isOpen: true},
    });
    press('a');
    rerender({isOpen: false});
    rerender({isOpen: true});
    expect(fireEvent.keyDown(document.body, {key: 'k', ctrlKey: true})).toBe(true);
    expect(press('Tab', 'F5')).toEqual([true, true]);
    expect(result.current()).toBe('');
  });

  it('SEARCH-01 Escape closes before anything is there', () => {
    const close = jest.fn();
    renderHook(() => useEarlyKeys(true, close));
    press('Escape');
    expect(close).toHaveBeenCalledTimes(1);
  });
});
