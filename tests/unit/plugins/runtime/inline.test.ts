import {runInNewContext} from 'node:vm';
import {applyAppearance} from '@site/src/plugins/runtime/inline/appearance';
import {cleanAddress} from '@site/src/plugins/runtime/inline/cleanAddress';
import {hideParts} from '@site/src/plugins/runtime/inline/hideParts';
import {serializeInlineScript} from '@site/src/lib/text/serializeInlineScript';
import {keepActions} from '@site/src/plugins/runtime/inline/keepActions';
import {prepareField} from '@site/src/plugins/runtime/inline/prepareField';
import {startApp} from '@site/src/plugins/runtime/inline/startApp';
import {UI_PARTS} from '@site/src/lib/ui/uiSwitch';

const root = document.documentElement;

function address(): string {
  const {pathname, search, hash} = window.location;
  return pathname + search + hash;
}

afterEach(() => {
  for (const {name} of [...root.attributes]) {
    root.removeAttribute(name);
  }
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  jest.restoreAllMocks();
});

describe('cleanAddress', () => {
  const run = (): void => cleanAddress({baseUrl: '/', defaultLang: 'en'});

  it.each([
    ['/guide/a.html?x=1#y', '/guide/a?x=1#y'],
    ['/guide/start/index.html', '/guide/start/'],
    ['/guide/start/index?x=1', '/guide/start/?x=1'],
    ['/index.html', '/'],
    ['/guide/start/', '/guide/start/'],
    ['/guide/version-0.1', '/guide/version-0.1'],
    ['/en/guide/', '/en/guide/'],
    ['/guide%2Fstart%2f?x=%2F', '/guide/start/?x=%2F'],
    ['/guide/%61%2ehtml?%61', '/guide/a?%61'],
    ['/%7Ea%2d_%3F%25%23%20%7f', '/~a-_%3F%25%23%20%7f'],
    ['/zh/%2F%2fexample.org', '/zh/example.org'],
    ['/zh//example.org//x/?a=//b#c//d', '/zh/example.org/x/?a=//b#c//d'],
  ])('URL-02 turns %s into %s on a real page', (from, to) => {
    window.history.replaceState(null, '', from);
    run();
    expect(address()).toBe(to);
  });

  it.each(['#100%', '#%E0%A4%A'])('OUTLINE-08 drops the anchor %s with a warning', (hash) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    window.history.replaceState(null, '', `/guide/${hash}`);
    run();
    expect(address()).toBe('/guide/');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(hash));
  });

  it('drops the query parameters that would set attributes, and keeps the others', () => {
    window.history.replaceState(null, '', '/guide/?a=1&docusaurus-data-x=2&docusaurus-theme=evil&b=%20');
    run();
    expect(address()).toBe('/guide/?a=1&b=%20');
  });
});

describe('hideParts', () => {
  const OPTIONS = {
    parts: [],
    announcementKey: '',
    baseUrls: ['/lib/de/', '/lib/zh/'],
    versions: ['0.x', '0.1'],
    versionBannerKey: 'banner:',
  };

  it('QUERYPARAM-06 marks the hidden parts and nothing else', () => {
    window.history.replaceState(null, '', '/?navbar=0&outline=1&globalUIComponents=0&evil=0');
    hideParts({...OPTIONS, parts: UI_PARTS});
    expect(root.getAttributeNames().sort()).toEqual(['data-hide-globaluicomponents', 'data-hide-navbar']);
  });

  it('ANNOUNCE-04 ANNOUNCE-05 marks a closed announcement for any stored value', () => {
    window.localStorage.setItem('key', 'x');
    hideParts({...OPTIONS, announcementKey: 'key'});
    expect(root.hasAttribute('data-announcement-closed')).toBe(true);
  });

  it.each([
    ['/lib/zh/0.x/guide/start/', true],
    ['/lib/zh/0.x', true],
    ['/lib/zh/0.1/guide/start/', false],
    ['/lib/zh/0.xyz/', false],
    ['/lib/zh/guide/0.x/', false],
    ['/lib/0.x/guide/start/', false],
  ])('VERSION-06 on %s a closed banner of 0.x is hidden: %p', (path, isHidden) => {
    window.localStorage.setItem('banner:0.x', 'true');
    window.history.replaceState(null, '', path);
    hideParts(OPTIONS);
    expect(root.hasAttribute('data-version-banner-closed')).toBe(isHidden);
  });

  it('ANNOUNCE-04 shows the bar when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => hideParts({...OPTIONS, announcementKey: 'key'})).not.toThrow();
    expect(root.hasAttribute('data-announcement-closed')).toBe(false);
  });
});

describe('applyAppearance', () => {
  function setSystem(prefersDark: boolean): void {
    jest.spyOn(window, 'matchMedia').mockReturnValue({matches: prefersDark} as MediaQueryList);
  }

  it.each([
    ['dark', false, 'dark', 'dark'],
    ['light', true, 'light', 'light'],
    ['auto', true, 'dark', 'auto'],
    ['purple', true, 'dark', 'auto'],
    [null, false, 'light', 'auto'],
  ] as const)('THEME-03 THEME-09 with %p stored and a dark system %p shows %s', (stored, prefersDark, mode, choice) => {
    setSystem(prefersDark);
    if (stored !== null) {
      window.localStorage.setItem('k', stored);
    }
    applyAppearance({storageKey: 'k', darkMode: true});
    expect([root.dataset.theme, root.dataset.appearance]).toEqual([mode, choice]);
  });

  it('THEME-04 ignores the stored value when dark mode is disabled', () => {
    setSystem(true);
    window.localStorage.setItem('k', 'dark');
    applyAppearance({storageKey: 'k', darkMode: false});
    expect(root.dataset.theme).toBe('light');
  });
});

describe('serializeInlineScript', () => {
  it('prints options that cannot end the script element', () => {
    const script = serializeInlineScript(() => undefined, {a: '</script><script>'});
    expect(script).not.toContain('</script');
    expect(script).toContain('\\u003c/script');
  });

  it('hands the parts of a script on', () => {
    const script = serializeInlineScript(
      (name: string, put: (text: string) => void) => put(`hello ${name}`),
      'part',
      (text: string) => root.setAttribute('title', text),
    );
    // As in a page: with nothing of this file but what it brings.
    runInNewContext(script, {root});
    expect(root.title).toBe('hello part');
  });
});

describe('startApp', () => {
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

  it.each(['<a role="button" href="#x"><b>x</b></a>', '<details><summary role="button"><b>x</b></summary></details>'])(
    'lets a click pass on what works by itself: %s',
    (body) => {
      open(body);
      const listener = jest.fn();
      document.body.addEventListener('click', listener, {once: true});
      document.querySelector('b')?.click();
      expect(listener).toHaveBeenCalledTimes(1);
      expect(document.querySelector('[data-pending]')).toBeNull();
    },
  );

  it('keeps a click on a checkbox, which is ticked once, when it is repeated', () => {
    open('<input type="checkbox">');
    const box = document.querySelector('input')!;
    box.click();
    expect(box.checked).toBe(false);
    document.dispatchEvent(new Event('site:ready'));
    expect(box.checked).toBe(true);
  });

  it('keeps the keys from the search shortcut on, and no others', () => {
    open('<input>');
    const keys: string[] = [];
    window.addEventListener('keydown', ({key}) => keys.push(key));
    for (const init of [
      {key: 'x'},
      {key: 'k', ctrlKey: true, altKey: true},
      {key: 'k', ctrlKey: true, shiftKey: true},
      {key: 't', code: 'KeyK', ctrlKey: true},
      {key: 'л', code: 'KeyK', ctrlKey: true},
      {key: 'd'},
    ]) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true}));
    }
    expect(keys).toEqual(['x', 'k', 'k', 't']);
    expect(document.documentElement).toHaveAttribute('data-pending');
    document.dispatchEvent(new Event('site:ready'));
    expect(document.documentElement).not.toHaveAttribute('data-pending');
    expect(keys).toEqual(['x', 'k', 'k', 't', 'л', 'd']);
  });

  it('keeps the keys behind a click on the search, and none behind another click', () => {
    open('<button id="menu"></button><button id="search" aria-keyshortcuts="Control+K"></button>');
    const events: string[] = [];
    window.addEventListener('keydown', ({key}) => events.push(key));
    document.body.addEventListener('click', ({target}) => events.push((target as Element).id));
    const press = (key: string, init: KeyboardEventInit = {}): boolean =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key, ...init, bubbles: true, cancelable: true}));
    document.getElementById('menu')?.click();
    expect(press('a')).toBe(true);
    document.dispatchEvent(new Event('site:failure'));
    document.getElementById('search')?.click();
    expect([press('d'), press(' ')]).toEqual([false, false]);
    expect([press('r', {ctrlKey: true}), press('ArrowLeft', {altKey: true}), press('F5')]).toEqual([true, true, true]);
    document.dispatchEvent(new Event('site:ready'));
    expect(events).toEqual(['a', 'r', 'ArrowLeft', 'F5', 'search', 'd', ' ']);
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

  it('drops the keys when the app says that it has no page', () => {
    open();
    const keys: string[] = [];
    window.addEventListener('keydown', ({key}) => keys.push(key));
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}));
    document.dispatchEvent(new Event('site:failure'));
    document.dispatchEvent(new Event('site:ready'));
    expect(keys).toEqual([]);
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
});

describe('prepareField', () => {
  const BODY = '<button></button><input data-autofocus>';

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML =
      '<script type="text/app" src="/a.js"></script><script type="text/app" src="/b.js"></script>';
    document.body.innerHTML = BODY;
  });

  afterEach(() => {
    window.dispatchEvent(new Event('load'));
    jest.useRealTimers();
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  const prepare = (): void => prepareField({field: '[data-autofocus]', scriptType: 'text/app', paintDelay: 100});

  it('OVERVIEW-08 gives the field the focus, and does not scroll', () => {
    const field = document.querySelector('input')!;
    const focus = jest.spyOn(field, 'focus');
    prepare();
    expect(field).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({preventScroll: true});
  });

  it.each([
    ['the address leads to a section', () => window.history.replaceState(null, '', '/config/#lib')],
    ['the reader is elsewhere', () => document.querySelector('button')!.focus()],
  ])('OVERVIEW-08 leaves the focus where it is when %s', (_, act) => {
    act();
    prepare();
    expect(document.querySelector('input')).not.toHaveFocus();
  });

  const listFetched = (): (string | null)[][] =>
    [...document.head.querySelectorAll('link')].map(({rel, href}) => [rel, new URL(href).pathname]);

  it.each([
    ['/search?q=d%26ts', 'q', 'd&ts'],
    ['/search?docs-version=0.x', 'q', 'typed'],
    ['/config/?=d', '', 'typed'],
  ])('puts the query of the address into a field with a name: %s', (address, name, value) => {
    window.history.replaceState(null, '', address);
    const field = document.querySelector('input')!;
    Object.assign(field, {name, value: 'typed'});
    prepare();
    expect(field).toHaveValue(value);
  });

  it('fetches nothing on a page that starts the app itself', () => {
    document.documentElement.toggleAttribute('data-needs-app', true);
    prepare();
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    document.documentElement.removeAttribute('data-needs-app');
    expect(listFetched()).toEqual([]);
  });

  it('fetches the scripts of the app behind the first paint', () => {
    prepare();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(99);
    expect(listFetched()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(listFetched()).toEqual([
      ['prefetch', '/a.js'],
      ['prefetch', '/b.js'],
    ]);
  });
});
