import {useRef} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import useStarDrift from '@site/src/hooks/useStarDrift';

function Sky() {
  const root = useRef<HTMLDivElement>(null);
  useStarDrift(root);
  return (
    <div ref={root}>
      <span />
    </div>
  );
}

/** jsdom has no layout: the box is 1000 x 1000 px, so the first star (6 %, 22 %) stands at 60, 220. */
function renderSky(reducedMotion = {matches: false}): HTMLElement {
  jest.spyOn(window, 'matchMedia').mockReturnValue(reducedMotion as MediaQueryList);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => window.setTimeout(() => callback(0)));
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 1000));
  return render(<Sky />).container.querySelector('span')!;
}

function point(type: string, target: Element | Window, place = {}): void {
  fireEvent(target, Object.assign(new Event(type), {pointerType: 'mouse', ...place}));
  act(() => jest.runAllTimers());
}

describe('useStarDrift', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('STARS-03 moves a star to a near pointer and back', () => {
    const star = renderSky();
    point('pointermove', window, {clientX: 100, clientY: 200});
    expect(star.style.transform).toBe('translate(40px, -20px)');
    point('pointermove', window, {clientX: 400, clientY: 200});
    expect(star.style.transform).toBe('');
    point('pointermove', window, {clientX: 100, clientY: 200});
    point('pointerleave', document.documentElement);
    expect(star.style.transform).toBe('');
    point('pointermove', window, {clientX: 100, clientY: 200, pointerType: 'touch'});
    expect(star.style.transform).toBe('');
  });

  it('STARS-03 measures again when the page scrolls', () => {
    const star = renderSky();
    point('pointermove', window, {clientX: 100, clientY: 200});
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 1000, 1000));
    point('scroll', window);
    expect(star.style.transform).toBe('');
  });

  it('STARS-04 stays still with reduced motion, for as long as it is asked for', () => {
    const reducedMotion = {matches: true};
    const star = renderSky(reducedMotion);
    point('pointermove', window, {clientX: 100, clientY: 200});
    expect(star.style.transform).toBe('');
    reducedMotion.matches = false;
    point('pointermove', window, {clientX: 100, clientY: 200});
    expect(star.style.transform).toBe('translate(40px, -20px)');
    reducedMotion.matches = true;
    point('pointermove', window, {clientX: 100, clientY: 200});
    expect(star.style.transform).toBe('');
  });
});
