import {prepareField} from '@site/src/plugins/runtime/inline/prepareField';
import {resetPage} from '../../../support/resetPage';

afterEach(resetPage);

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
