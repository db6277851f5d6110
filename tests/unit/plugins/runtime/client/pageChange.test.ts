import {createLocation} from 'history';
import {CONTENT_COMPLETE_EVENT} from '@site/src/lib/ui/events';
import {PENDING_FOLD_ID} from '@site/src/lib/ui/ids';
import pageChange from '@site/src/plugins/runtime/client/pageChange';

const [first, second, third] = ['/first', '/second', '/third#part'].map((path) => createLocation(path));
let scrollTo: jest.SpyInstance;
const frames: FrameRequestCallback[] = [];

function showFrame(): void {
  frames.splice(0).forEach((frame) => frame(0));
}

/** What the router tells of a reader who sets out for a page. */
function setOut(location: typeof first): void {
  pageChange.onRouteUpdate?.({previousLocation: first, location});
}

/** What it tells when that page is on screen. */
function arrive(location: typeof first): void {
  pageChange.onRouteDidUpdate?.({previousLocation: first, location});
}

function pressBack(): void {
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});

afterEach(() => {
  showFrame();
  showFrame();
});

it('VERSION-03 a page that a link led to begins at its top when it has no such section', () => {
  setOut(third);
  arrive(third);
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

it('a link to something folded away unfolds it, and the page scrolls there again behind that', () => {
  document.body.innerHTML = '<details><details><h3 id="part"></h3></details></details><details></details>';
  const scrollIntoView = jest.fn();
  Object.assign(document.getElementById('part') ?? {}, {scrollIntoView});
  const isOpen = () => Array.from(document.querySelectorAll('details'), ({open}) => open);
  arrive(third);
  expect(isOpen()).toEqual([true, true, false]);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  showFrame();
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  document.querySelector('details')?.removeAttribute('open');
  pageChange.onRouteDidUpdate?.({previousLocation: third, location: {...third, key: 'again'}});
  expect(isOpen()).toEqual([true, true, false]);
  document.body.replaceChildren();
});

it('PAGECHANGE-05 a page that Back led to is left where the reader was', () => {
  pressBack();
  setOut(third);
  arrive(third);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('PAGECHANGE-05 a Back whose page never came is not taken for that of the next link', () => {
  pressBack();
  setOut(second);
  setOut(third);
  arrive(third);
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

it('PAGECHANGE-05 LINK-02 a smooth scroll ends with its page: the next one is at its place at once', () => {
  document.body.innerHTML = '<a class="hash-link" href="#part">#</a>';
  document.querySelector('a')?.click();
  expect(document.documentElement).toHaveAttribute('data-smooth-scroll');
  setOut(first);
  expect(document.documentElement).toHaveAttribute('data-smooth-scroll');
  setOut(second);
  expect(document.documentElement).not.toHaveAttribute('data-smooth-scroll');
});

describe('a page that is left while the next one loads', () => {
  /** The browser's own entry, as the router has it before it tells of it. */
  function openEntry(location: typeof first): void {
    window.history.replaceState({key: location.key}, '', location.pathname);
  }

  function pressBackTo(location: typeof first): void {
    openEntry(location);
    pressBack();
    pageChange.onRouteUpdate?.({previousLocation: second, location});
    pageChange.onRouteDidUpdate?.({previousLocation: second, location});
  }

  const from = {...first, key: 'from'};
  const to = {...second, key: 'to'};

  beforeEach(() => {
    openEntry(from);
    arrive(from);
    scrollDownTo(100);
  });

  function scrollDownTo(top: number): void {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  }

  it.each([
    ['where the reader has scrolled to in the meantime', false, 700],
    ['where the reader was when Back has the browser scroll to the place in the next one', true, 100],
  ])('PAGECHANGE-05 is left %s', (_, isBack, place) => {
    openEntry(to);
    if (isBack) {
      pressBack();
    }
    const cleanUp = pageChange.onRouteUpdate?.({previousLocation: from, location: to});
    scrollDownTo(700);
    cleanUp?.();
    arrive(to);
    scrollTo.mockClear();
    pressBackTo(from);
    expect(scrollTo.mock.calls).toEqual([[0, place]]);
  });

  it('PAGECHANGE-05 is back at its place at once, when the browser has scrolled it for a page that is not there yet', () => {
    openEntry(to);
    pressBack();
    const cleanUp = pageChange.onRouteUpdate?.({previousLocation: from, location: to});
    scrollDownTo(700);
    expect(scrollTo.mock.calls).toEqual([[0, 100]]);
    showFrame();
    window.scrollY = 100;
    showFrame();
    // The reader goes on with it.
    scrollDownTo(300);
    cleanUp?.();
    arrive(to);
    scrollTo.mockClear();
    pressBackTo(from);
    expect(scrollTo.mock.calls).toEqual([[0, 300]]);
  });

  it('PAGECHANGE-05 is known where it was left for an anchor of its own, when Back passes that one', () => {
    const part = {...createLocation('/first#part'), key: 'part'};
    openEntry(part);
    pressBack();
    // The browser has gone to the anchor, and tells so in the next frame.
    window.scrollY = 900;
    pageChange.onRouteUpdate?.({previousLocation: from, location: part});
    pageChange.onRouteDidUpdate?.({previousLocation: from, location: part});
    showFrame();
    showFrame();
    openEntry(to);
    pageChange.onRouteUpdate?.({previousLocation: part, location: to});
    arrive(to);
    scrollTo.mockClear();
    pressBackTo(from);
    expect(scrollTo.mock.calls).toEqual([[0, 100]]);
    scrollTo.mockClear();
    pressBackTo({...to, ...part});
    expect(scrollTo.mock.calls[0]).toEqual([0, 900]);
  });

  it('PAGECHANGE-05 keeps its place, which the next one does not get, when the tab is loaded anew', () => {
    openEntry(to);
    setOut(to);
    window.scrollY = 700;
    window.dispatchEvent(new Event('pagehide'));
    const stored = JSON.parse(window.sessionStorage.getItem('site-scroll-positions') ?? '[]') as unknown[];
    expect(stored.at(-1)).toEqual(['from', 700]);
    expect(window.history.scrollRestoration).toBe('manual');
    arrive(to);
    expect(window.history.scrollRestoration).toBe('auto');
  });
});

describe('content-reload', () => {
  const seen = jest.fn();

  beforeEach(() => {
    seen.mockReset();
    document.body.innerHTML = '';
    window.addEventListener('content-reload', seen);
  });

  afterEach(() => window.removeEventListener('content-reload', seen));

  function complete(): void {
    document.body.innerHTML = '';
    window.dispatchEvent(new Event(CONTENT_COMPLETE_EVENT));
  }

  it('PAGECHANGE-03 is dispatched once, at once for a page that is whole', () => {
    arrive(second);
    expect(seen).toHaveBeenCalledTimes(1);
    complete();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('PAGECHANGE-03 waits for what lies below the first screen of a long page', () => {
    document.body.innerHTML = `<div id="${PENDING_FOLD_ID}"></div>`;
    arrive(second);
    expect(seen).not.toHaveBeenCalled();
    complete();
    complete();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('PAGECHANGE-03 speaks of each page once when the reader left one before it was whole', () => {
    document.body.innerHTML = `<div id="${PENDING_FOLD_ID}"></div>`;
    arrive(second);
    document.body.innerHTML = '';
    setOut(third);
    arrive(third);
    complete();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('PAGECHANGE-03 speaks of a page that becomes whole while the next one loads, which may be lost', () => {
    document.body.innerHTML = `<div id="${PENDING_FOLD_ID}"></div>`;
    arrive(second);
    setOut(third);
    complete();
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
