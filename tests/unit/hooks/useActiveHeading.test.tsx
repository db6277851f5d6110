import {act, renderHook} from '@testing-library/react';
import useActiveHeading from '@site/src/hooks/useActiveHeading';
import {CONTENT_COMPLETE_EVENT} from '@site/src/lib/ui/events';

const IDS = ['first', 'second'];

/** Puts headings at these distances from the window's top. */
function placeHeadings(tops: Readonly<Record<string, number>>): void {
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id) ?? document.body.appendChild(document.createElement('h2'));
    heading.id = id;
    heading.style.paddingBlockStart = '0px';
    heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  }
}

describe('useActiveHeading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  it('OUTLINE-05 looks at the page once per 200 ms while it scrolls', () => {
    placeHeadings({first: 72, second: 800});
    const {result} = renderHook(() => useActiveHeading(IDS));
    act(() => jest.advanceTimersByTime(200));
    expect(result.current).toBe('first');

    placeHeadings({first: -700, second: 28});
    const lookUp = jest.spyOn(document, 'getElementById');
    for (let scrolls = 0; scrolls < 10; scrolls += 1) {
      act(() => {
        window.dispatchEvent(new Event('scroll'));
      });
    }
    act(() => jest.advanceTimersByTime(199));
    expect(lookUp).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(lookUp).toHaveBeenCalledTimes(IDS.length);
    expect(result.current).toBe('second');
  });

  it.each([
    ['the lower part of a long page has followed', CONTENT_COMPLETE_EVENT],
    ['the window has another size', 'resize'],
  ])('OUTLINE-05 looks again when %s', (_, name) => {
    placeHeadings({first: 72});
    const {result} = renderHook(() => useActiveHeading(IDS));
    act(() => jest.advanceTimersByTime(200));
    expect(result.current).toBe('first');

    placeHeadings({first: -700, second: 28});
    act(() => {
      window.dispatchEvent(new Event(name));
      jest.advanceTimersByTime(200);
    });
    expect(result.current).toBe('second');
  });

  it('OUTLINE-05 stops looking when the page is gone', () => {
    placeHeadings({first: 72, second: 800});
    const {unmount} = renderHook(() => useActiveHeading(IDS));
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
