/** The pages that `globalData` tells of, in both locales, and the catch-all: enough to tell a page from an unknown path. */
const PATHS = ['/', '/guide/start/', '/guide/start/quick-start'];

export default [
  ...['', '/zh'].flatMap((prefix) => PATHS.map((path) => ({path: prefix + path, exact: true}))),
  {path: '*'},
];
