/**
 * The pages that `globalData` tells of, in both locales, those of the second version of `support/versions`, and the catch-all:
 * enough to tell a page from an unknown path.
 */
const PATHS = ['/', '/guide/start/', '/guide/start/quick-start'];

export default [
  ...['', '/zh'].flatMap((prefix) => PATHS.map((path) => ({path: prefix + path, exact: true}))),
  ...['/0.x/guide/basic/cli', '/0.x/guide/start/'].map((path) => ({path, exact: true})),
  {path: '*'},
];
