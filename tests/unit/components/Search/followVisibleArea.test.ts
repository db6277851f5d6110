import followVisibleArea from '@site/src/components/Search/Dialog/followVisibleArea';

const WINDOW_HEIGHT = 800;
const view = Object.assign(new EventTarget(), {scale: 1, height: WINDOW_HEIGHT, offsetTop: 0});
let dialog: HTMLElement;
let end: (() => void) | undefined;

function move(change: Partial<typeof view>, type = 'resize'): void {
  Object.assign(view, change);
  view.dispatchEvent(new Event(type));
}

function readArea(): string[] {
  return ['--site-visible-top', '--site-visible-height'].map((name) => dialog.style.getPropertyValue(name));
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(view, {scale: 1, height: WINDOW_HEIGHT, offsetTop: 0});
  Object.defineProperty(window, 'visualViewport', {value: view, configurable: true});
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(WINDOW_HEIGHT);
  dialog = document.createElement('div');
});

afterEach(() => {
  end?.();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('followVisibleArea', () => {
  it('SEARCH-02 says what an on-screen keyboard leaves in sight, and no more when it has gone', () => {
    end = followVisibleArea(dialog);
    expect(readArea()).toEqual(['', '']);
    move({height: 420});
    expect(readArea()).toEqual(['0px', '420px']);
    move({offsetTop: 30}, 'scroll');
    expect(readArea()).toEqual(['30px', '420px']);
    move({height: WINDOW_HEIGHT, offsetTop: 0});
    expect(readArea()).toEqual(['', '']);
  });

  it('sees a keyboard that is open already, once the dialog shows', () => {
    view.height = 420;
    end = followVisibleArea(dialog);
    expect(readArea()).toEqual(['', '']);
    jest.runAllTimers();
    expect(readArea()).toEqual(['0px', '420px']);
  });

  it('leaves the dialog alone while the reader has zoomed in', () => {
    end = followVisibleArea(dialog);
    move({height: 420});
    move({scale: 2, height: 210});
    expect(readArea()).toEqual(['', '']);
  });

  it('ends with the dialog', () => {
    view.height = 420;
    followVisibleArea(dialog)?.();
    jest.runAllTimers();
    move({height: 400});
    expect(readArea()).toEqual(['', '']);
  });

  it('does nothing in a browser that cannot tell', () => {
    Object.defineProperty(window, 'visualViewport', {value: null, configurable: true});
    expect(followVisibleArea(dialog)).toBeUndefined();
  });
});
