import {keepActions} from '@site/src/plugins/runtime/inline/keepActions';
import {startApp} from '@site/src/plugins/runtime/inline/startApp';
import {resetPage} from '../../../support/resetPage';

const root = document.documentElement;

afterEach(resetPage);

const OPTIONS = {
  scriptType: 'text/app',
  field: '[data-autofocus]',
  readyEvent: 'site:ready',
  failureEvent: 'site:failure',
  pendingAttribute: 'data-pending',
  idleDelay: 3000,
  paintDelay: 100,
  visitedKey: 'site-visited',
  defaultLang: 'en',
  tabKeyPrefix: 'docusaurus.tab.',
};
const appScripts = (): string[] =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script:not([type])')].map(({src}) =>
    src.replace(window.location.origin, ''),
  );

function open(body = '', isKnown = true): void {
  if (isKnown) {
    window.localStorage.setItem('site-visited', '1');
  }
  document.head.innerHTML =
    '<script type="text/app" src="/a.js" integrity="sha384-x"></script><script type="text/app" src="/b.js"></script>';
  // jsdom does not reflect it.
  document.head
    .querySelectorAll('script')
    .forEach((script) => (script.integrity = script.getAttribute('integrity') ?? ''));
  document.body.innerHTML = body;
  startApp(OPTIONS, keepActions);
}

/** A frame, and what was to follow it. */
const paint = (): void => {
  jest.advanceTimersByTime(17);
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  // The app of the test starts, and takes over, so that no listener outlives it.
  window.dispatchEvent(new Event('pointerdown'));
  document.dispatchEvent(new Event('site:ready'));
  jest.useRealTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

it('loads the scripts in order, with their integrity, at the first intent and only once', () => {
  open();
  expect(appScripts()).toEqual([]);
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('wheel'));
  expect(appScripts()).toEqual(['/a.js', '/b.js']);
  expect(document.head.querySelector('script:not([type])')).toHaveProperty('integrity', 'sha384-x');
});

it('takes a pointer that rests where the page comes up for no intent', () => {
  open();
  const pointer = (movementX: number): Event => Object.assign(new Event('pointermove'), {movementX, movementY: 0});
  window.dispatchEvent(pointer(0));
  expect(appScripts()).toEqual([]);
  window.dispatchEvent(pointer(1));
  expect(appScripts()).toHaveLength(2);
});

it('waits for the idle delay after load', () => {
  open();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2999);
  expect(appScripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(appScripts()).toHaveLength(2);
});

it('waits for the first paint and an idle moment alone on a page that was opened at a heading', () => {
  window.history.replaceState(null, '', '/guide/#part');
  open();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(99);
  expect(appScripts()).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(appScripts()).toHaveLength(2);
});

it('OVERVIEW-08 takes the focus that a field has at open for no intent', () => {
  open('<button></button><input data-autofocus>');
  document.querySelector('input')!.focus();
  expect(appScripts()).toEqual([]);
  document.querySelector('button')!.focus();
  expect(appScripts()).toHaveLength(2);
});

it.each([
  ['a page with a query', () => window.history.replaceState(null, '', '/?q=dts')],
  ['a page that says so', () => root.setAttribute('data-needs-app', 'true')],
])('waits for the first paint alone on %s', (_, prepare) => {
  prepare();
  open();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(appScripts()).toEqual([]);
  paint();
  expect(appScripts()).toHaveLength(2);
});

it('does not wait for the paint of a page in the background', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  root.setAttribute('data-needs-app', 'true');
  open();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(appScripts()).toHaveLength(2);
});

it.each([
  ['a first visit in another language', 'de-DE', 'Mozilla/5.0', false, 2],
  ['a first visit in the default language', 'en-GB', 'Mozilla/5.0', false, 0],
  ['a later visit', 'de-DE', 'Mozilla/5.0', true, 0],
  ['a search engine', 'de-DE', 'Mozilla/5.0 (compatible; Googlebot/2.1)', false, 0],
])('REDIRECT-03 on %s loads what may redirect at once, or waits', (_, lang, userAgent, isKnown, count) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([lang]);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  open('', isKnown);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  paint();
  expect(appScripts()).toHaveLength(count);
});

it.each([
  ['docusaurus.tab.npm2yarn', '<button role="tab"></button>', 2],
  ['docusaurus.tab.npm2yarn', '<button></button>', 0],
  ['theme-appearance', '<button role="tab"></button>', 0],
])('TABS-01 with %s stored, a page of %s loads %d scripts at once', (key, body, count) => {
  window.localStorage.setItem(key, 'pnpm');
  open(body);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  paint();
  expect(appScripts()).toHaveLength(count);
});

it('keeps the first click on a control and repeats it once', () => {
  open('<button id="a"></button><button id="b"></button><a href="#x" id="link"></a>');
  const clicks: string[] = [];
  document.body.addEventListener('click', ({target}) => clicks.push((target as Element).id));
  document.getElementById('a')?.click();
  document.getElementById('b')?.click();
  document.getElementById('link')?.click();
  expect(clicks).toEqual(['link']);
  expect(document.getElementById('a')).toHaveAttribute('data-pending');
  document.dispatchEvent(new Event('site:ready'));
  expect(clicks).toEqual(['link', 'a']);
  expect(document.querySelector('[data-pending]')).toBeNull();
  document.dispatchEvent(new Event('site:ready'));
  expect(clicks).toEqual(['link', 'a']);
});

it('tries a lost script once more, then drops the click and waits for the next intent', () => {
  open('<button></button>');
  document.querySelector('button')?.click();
  const fail = (): void => {
    document.head.querySelectorAll('script:not([type])').forEach((script) => {
      script.dispatchEvent(new Event('error'));
      script.remove();
    });
  };
  fail();
  jest.advanceTimersByTime(1000);
  // Under a new address: what was kept under the old one may be broken.
  expect(appScripts()).toEqual(['/a.js?try=2', '/b.js?try=2']);
  expect(document.querySelector('button')).toHaveAttribute('data-pending');
  fail();
  expect(document.querySelector('button')).not.toHaveAttribute('data-pending');
  window.dispatchEvent(new Event('pointerdown'));
  expect(appScripts()).toEqual(['/a.js?try=4', '/b.js?try=4']);
});

it('loads anew only what was lost', () => {
  open();
  window.dispatchEvent(new Event('pointerdown'));
  const tell = (name: string): void => {
    const [first, second] = document.head.querySelectorAll('script:not([type])');
    (second ?? first).dispatchEvent(new Event(name));
    (second ?? first).remove();
  };
  tell('load');
  tell('error');
  jest.advanceTimersByTime(1000);
  tell('error');
  window.dispatchEvent(new Event('pointerdown'));
  expect(appScripts()).toEqual(['/a.js?try=2']);
});

it('drops the click when the app says that it has no page, and keeps the next one', () => {
  open('<button></button>');
  const button = document.querySelector('button');
  button?.click();
  document.dispatchEvent(new Event('site:failure'));
  expect(document.querySelector('[data-pending]')).toBeNull();
  button?.click();
  expect(button).toHaveAttribute('data-pending');
  const listener = jest.fn();
  document.body.addEventListener('click', listener, {once: true});
  document.dispatchEvent(new Event('site:ready'));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('lets everything pass where the page names no scripts', () => {
  open('<button></button>');
  document.head.innerHTML = '';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const listener = jest.fn();
  document.body.addEventListener('click', listener);
  document.querySelector('button')?.click();
  expect(listener).toHaveBeenCalledTimes(1);
});
