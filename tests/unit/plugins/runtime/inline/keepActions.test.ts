import {keepActions, type KeptActions} from '@site/src/plugins/runtime/inline/keepActions';

const start = jest.fn();
let actions: KeptActions;

function open(body: string): void {
  document.body.innerHTML = body;
  actions = keepActions('data-pending', start);
}

function takeOver(): void {
  actions.stop();
  actions.repeat();
}

afterEach(() => {
  actions.stop();
  start.mockClear();
  document.body.replaceWith(document.createElement('body'));
  document.documentElement.removeAttribute('data-pending');
});

it('keeps the first click on a control and repeats it once', () => {
  open('<button id="a"></button><button id="b"></button><a href="#x" id="link"></a>');
  const clicks: string[] = [];
  document.body.addEventListener('click', ({target}) => clicks.push((target as Element).id));
  document.getElementById('a')?.click();
  document.getElementById('b')?.click();
  document.getElementById('link')?.click();
  expect(clicks).toEqual(['link']);
  expect(start).toHaveBeenCalledTimes(1);
  expect(document.getElementById('a')).toHaveAttribute('data-pending');
  takeOver();
  expect(clicks).toEqual(['link', 'a']);
  expect(document.querySelector('[data-pending]')).toBeNull();
  takeOver();
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
  takeOver();
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
  takeOver();
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
  actions.drop();
  document.getElementById('search')?.click();
  expect([press('d'), press(' ')]).toEqual([false, false]);
  expect([press('r', {ctrlKey: true}), press('ArrowLeft', {altKey: true}), press('F5')]).toEqual([true, true, true]);
  takeOver();
  expect(events).toEqual(['a', 'r', 'ArrowLeft', 'F5', 'search', 'd', ' ']);
});

it.each(['Escape', 'Tab'])('SEARCH-01 %s calls off what waits, and goes to the browser', (key) => {
  open('<button aria-keyshortcuts="Control+K"></button>');
  const button = document.querySelector('button')!;
  const clicks = jest.fn();
  button.click();
  expect(document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}))).toBe(true);
  expect(document.querySelector('[data-pending]')).toBeNull();
  button.addEventListener('click', clicks);
  takeOver();
  expect(clicks).not.toHaveBeenCalled();
});

it('drops the keys when the app says that it has no page', () => {
  open('');
  const keys: string[] = [];
  window.addEventListener('keydown', ({key}) => keys.push(key));
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}));
  actions.drop();
  takeOver();
  expect(keys).toEqual([]);
});

it('drops the click when the app says that it has no page, and keeps the next one', () => {
  open('<button></button>');
  const button = document.querySelector('button');
  button?.click();
  actions.drop();
  expect(document.querySelector('[data-pending]')).toBeNull();
  button?.click();
  expect(button).toHaveAttribute('data-pending');
  const listener = jest.fn();
  document.body.addEventListener('click', listener, {once: true});
  takeOver();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('I18N-08 VERSION-03 gives links to other languages and versions the query and the anchor of the address', () => {
  window.history.replaceState(null, '', '/guide/?q=1#part');
  open(
    '<nav><a hreflang="zh" href="/zh/guide/">x</a><a data-version href="/0.x/guide/">x</a><a href="/api/">x</a></nav>',
  );
  const links = [...document.querySelectorAll('a')];
  links.forEach((link) => {
    link.addEventListener('click', (event) => event.preventDefault(), {once: true});
    link.click();
  });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/\/zh\/guide\/\?q=1#part$/),
    expect.stringMatching(/\/0\.x\/guide\/\?q=1#part$/),
    '/api/',
  ]);
  window.history.replaceState(null, '', '/');
});
