import original from 'path-to-regexp';
import pathToRegexp from '@site/src/plugins/lean/client/pathToRegexp';

const PATHS = ['/', '/zh/', '/0.x', '/guide/start/', '/guide/start/quick-start', '/zh/config/lib', '*'];
const ADDRESSES = [
  ...PATHS,
  '',
  '/zh',
  '/0ax',
  '/0.x/',
  '/0.x/guide',
  '/0.x-y',
  '/guide/start',
  '/Guide/Start/',
  '/guide/start//',
  '/guide/start/quick-start/',
  '/guide/start/quick-start/more',
  '/zh/config/library',
];

describe('pathToRegexp', () => {
  it.each(
    PATHS.flatMap((path) => [true, false].flatMap((end) => [true, false].map((strict) => ({path, end, strict})))),
  )('reads $path as the package does (end $end, strict $strict)', ({path, end, strict}) => {
    for (const sensitive of [true, false]) {
      const options = {end, strict, sensitive};
      const own = pathToRegexp(path, [], options);
      const theirs = original(path, [], options);
      expect(ADDRESSES.map((address) => own.exec(address)?.[0])).toEqual(
        ADDRESSES.map((address) => theirs.exec(address)?.[0]),
      );
    }
  });

  it('takes every sign in a path for itself', () => {
    expect(pathToRegexp('/a(b)/:c+', []).test('/a(b)/:c+')).toBe(true);
    expect(pathToRegexp('/a(b)/:c+', []).test('/ab/x')).toBe(false);
  });

  it('has the path for an address', () => {
    expect(pathToRegexp.compile('/a/b')()).toBe('/a/b');
  });
});
