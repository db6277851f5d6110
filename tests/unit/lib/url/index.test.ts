import {
  isEqualPath,
  isInternalPath,
  joinBase,
  normalizeHref,
  normalizeRoutePath,
  removeBase,
  toOtherBuild,
  trimEndSlash,
  withBase,
} from '@site/src/lib/url';

describe('normalizeRoutePath', () => {
  it.each([
    ['/guide/a%20b.html', '/guide/a b'],
    ['/guide/index.html', '/guide/'],
    ['/guide/index', '/guide/'],
    ['/index', '/'],
    ['/guide/version-0.1', '/guide/version-0.1'],
    ['/guide/my-index', '/guide/my-index'],
    ['/guide/start/', '/guide/start/'],
    ['/%E9%85%8D%E7%BD%AE.html', '/配置'],
    ['/guide/%E0%A4%A', '/guide/%E0%A4%A'],
  ])('URL-01 turns %s into %s', (path, expected) => {
    expect(normalizeRoutePath(path)).toBe(expected);
  });
});

describe('normalizeHref', () => {
  it.each([
    ['/x', '/x', '/x.html'],
    ['/x.html', '/x', '/x.html'],
    ['/x/', '/x/', '/x/index.html'],
    ['/x/index', '/x/', '/x/index.html'],
    ['/x/index.html?a=1#b', '/x/?a=1#b', '/x/index.html?a=1#b'],
    ['/guide/version-0.1', '/guide/version-0.1', '/guide/version-0.1.html'],
    ['/img/logo.svg', '/img/logo.svg', '/img/logo.svg'],
  ])('URL-03 writes %s as %s with clean URLs and as %s without', (url, clean, full) => {
    expect(normalizeHref(url, {cleanUrls: true})).toBe(clean);
    expect(normalizeHref(url, {cleanUrls: false})).toBe(full);
  });
});

const UNTOUCHED = [
  'http://a.example/x.html',
  'https://a.example/index',
  'mailto:me@a.example',
  'tel:+123',
  '//a.example/x',
  'data:image/png;base64,AAAA',
  './x.html',
  'x',
  '#x',
  '',
];

describe('links that are no path of this site', () => {
  it.each(UNTOUCHED)('URL-05 leaves %p unchanged', (url) => {
    expect(isInternalPath(url)).toBe(false);
    expect(withBase(url, '/lib/')).toBe(url);
    expect(normalizeHref(url, {cleanUrls: true})).toBe(url);
    expect(normalizeHref(url, {cleanUrls: false})).toBe(url);
  });
});

describe('withBase', () => {
  it.each([
    ['/guide/', '/lib/', '/lib/guide/'],
    ['/guide/', '/lib', '/lib/guide/'],
    ['/lib/guide/', '/lib/', '/lib/guide/'],
    ['/lib', '/lib/', '/lib'],
    ['/lib?a', '/lib/', '/lib?a'],
    ['/', '/lib/', '/lib/'],
    ['/basement', '/base/', '/base/basement'],
    ['/img/a.svg', '/', '/img/a.svg'],
  ])('URL-04 gives %s the base %s once: %s', (url, base, expected) => {
    expect(withBase(url, base)).toBe(expected);
    expect(withBase(withBase(url, base), base)).toBe(expected);
  });
});

describe('removeBase', () => {
  it.each([
    ['/lib/guide/', '/lib/', '/guide/'],
    ['/lib', '/lib/', '/'],
    ['/lib?a=1', '/lib/', '/?a=1'],
    ['/library', '/lib/', '/library'],
    ['/guide/', '/', '/guide/'],
  ])('URL-04 takes from %s the base %s: %s', (url, base, expected) => {
    expect(removeBase(url, base)).toBe(expected);
  });
});

describe('joinBase', () => {
  it.each([
    ['/', '/guide/', '/guide/'],
    ['/zh/', '/guide/', '/zh/guide/'],
    ['/zh', '/guide/', '/zh/guide/'],
    ['/zh/', '/', '/zh/'],
    ['/zh/', '/zh', '/zh/zh'],
  ])('puts %s in front of %s, whatever it begins with: %s', (base, path, expected) => {
    expect(joinBase(base, path)).toBe(expected);
    expect(toOtherBuild(base, path)).toBe(`pathname://${expected}`);
  });
});

describe('trimEndSlash', () => {
  it.each([
    ['/', '/'],
    ['/guide/', '/guide'],
    ['/guide', '/guide'],
    ['', ''],
  ])('makes %j %j', (path, expected) => {
    expect(trimEndSlash(path)).toBe(expected);
  });
});

describe('isEqualPath', () => {
  it.each([
    ['/lib/guide/start/index.html', '/guide/start/', '/lib/'],
    ['/guide/start/index', '/guide/start/', '/lib/'],
    ['/guide/start', '/guide/start/', '/'],
    ['/guide/start/?a=1#x', '/guide/start/#y', '/'],
    ['/%E9%85%8D%E7%BD%AE', '/配置.html', '/'],
    ['/lib', '/', '/lib/'],
  ])('URL-06 finds %s equal to %s below %s', (a, b, base) => {
    expect(isEqualPath(a, b, base)).toBe(true);
    expect(isEqualPath(b, a, base)).toBe(true);
  });

  it.each([
    ['/guide/start/', '/guide/', '/'],
    ['/upload', '/load', '/up/'],
    ['/Guide/', '/guide/', '/'],
  ])('URL-06 finds %s different from %s below %s', (a, b, base) => {
    expect(isEqualPath(a, b, base)).toBe(false);
  });
});
