import {createEngine, type ZoomEngine} from '@site/src/components/ImageZoom/createEngine';
import {ZOOM_CLOSE_DELAY_MS, ZOOM_MARGIN, ZOOM_SCROLL_OFFSET} from '@site/src/lib/constants';

const opened = () => document.querySelector<HTMLImageElement>('.medium-zoom-image--opened');

describe('createEngine', () => {
  let engine: ZoomEngine;
  let image: HTMLImageElement;
  let field: HTMLInputElement;

  /** The engine's own sign that an image has grown, or shrunk. */
  function endTransition(): void {
    opened()?.dispatchEvent(new Event('transitionend'));
  }

  beforeAll(() => {
    engine = createEngine({margin: ZOOM_MARGIN, scrollOffset: ZOOM_SCROLL_OFFSET});
  });

  beforeEach(() => {
    document.body.innerHTML = '<img alt="A" tabindex="0"><input>';
    image = document.querySelector('img')!;
    field = document.querySelector('input')!;
    window.scrollY = 0;
    engine.attach(image);
    void engine.open({target: image});
  });

  afterEach(() => {
    endTransition();
    engine.close();
    endTransition();
    engine.detach();
  });

  const orders: readonly (readonly [string, () => void])[] = [
    ['Escape', () => document.dispatchEvent(new KeyboardEvent('keyup', {key: 'Escape'}))],
    ['a resize', () => window.dispatchEvent(new Event('resize'))],
    ['scrolling 41 px', () => Object.assign(window, {scrollY: 41})],
    ['the next page', () => engine.close()],
    ['focus that goes elsewhere', () => field.focus()],
  ];

  it.each(orders)('ZOOM-02 ZOOM-05 %s closes an image that is still growing', (_, give) => {
    give();
    endTransition();
    endTransition();
    expect(opened()).toBeNull();
  });

  it.each(['other key', 'focus of the image itself', 'scroll of 40 px'])('ZOOM-02 stays open: %s', (what) => {
    if (what === 'focus of the image itself') {
      image.focus();
    } else if (what === 'other key') {
      document.dispatchEvent(new KeyboardEvent('keyup', {key: 'Shift'}));
    } else {
      window.scrollY = 40;
    }
    endTransition();
    endTransition();
    expect(opened()).not.toBeNull();
  });

  it('ZOOM-03 CONST-04 closes 150 ms after a scroll, which is the time of medium-zoom', () => {
    jest.useFakeTimers();
    endTransition();
    // The package reads the older name.
    Object.assign(window, {pageYOffset: ZOOM_SCROLL_OFFSET + 1});
    document.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(ZOOM_CLOSE_DELAY_MS - 1);
    endTransition();
    expect(opened()).not.toBeNull();
    jest.advanceTimersByTime(1);
    endTransition();
    expect(opened()).toBeNull();
    Object.assign(window, {pageYOffset: 0});
    jest.useRealTimers();
  });

  it('ZOOM-02 counts what is scrolled from where the image was opened', () => {
    engine.close();
    endTransition();
    endTransition();
    window.scrollY = 500;
    void engine.open({target: image});
    endTransition();
    endTransition();
    expect(opened()).not.toBeNull();
  });

  it('ZOOM-02 does not close the next image for an order to the one before', () => {
    engine.close();
    endTransition();
    endTransition();
    void engine.open({target: image});
    endTransition();
    endTransition();
    expect(opened()).not.toBeNull();
  });

  it('ZOOM-01 gives the focus back to the image, except where something else has it', () => {
    const focus = jest.spyOn(image, 'focus');
    endTransition();
    engine.close();
    endTransition();
    expect(document.activeElement).toBe(image);
    expect(focus).toHaveBeenLastCalledWith({preventScroll: true});
    void engine.open({target: image});
    endTransition();
    field.focus();
    endTransition();
    expect(opened()).toBeNull();
    expect(document.activeElement).toBe(field);
  });
});
