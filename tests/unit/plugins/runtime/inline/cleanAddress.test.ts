import {cleanAddress} from '@site/src/plugins/runtime/inline/cleanAddress';
import {resetPage} from '../../../support/resetPage';

function address(): string {
  const {pathname, search, hash} = window.location;
  return pathname + search + hash;
}

afterEach(resetPage);

const run = (): void => cleanAddress({baseUrl: '/', defaultLang: 'en'});

it.each([
  ['/guide/a.html?x=1#y', '/guide/a?x=1#y'],
  ['/guide/start/index.html', '/guide/start/'],
  ['/guide/start/index?x=1', '/guide/start/?x=1'],
  ['/index.html', '/'],
  ['/guide/start/', '/guide/start/'],
  ['/guide/version-0.1', '/guide/version-0.1'],
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

it.each(['/en', '/en/guide/?x=1#y', '/zh/en/'])('REDIRECT-02 leaves %s alone on a real page', (from) => {
  window.history.replaceState(null, '', from);
  run();
  expect(address()).toBe(from);
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
