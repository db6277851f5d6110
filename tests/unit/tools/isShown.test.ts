/** @jest-environment node */
import {isShown} from '../../../tools/isShown.mjs';

const {DEBUG} = process.env;

beforeEach(() => {
  delete process.env.DEBUG;
});

afterAll(() => {
  if (DEBUG !== undefined) {
    process.env.DEBUG = DEBUG;
  }
});

it.each([
  ['    at tryToBuildLocale (/site/node_modules/@docusaurus/core/lib/commands/build/build.js:76:15)', false],
  ['    at async file:///site/node_modules/@docusaurus/core/bin/docusaurus.mjs:44:3 {', false],
  ['    at async Promise.all (index 0)', false],
  ['        │     at /site/src/plugins/site-data/server/remarkImages.ts:69:27', false],
  ['      at Array.map (<anonymous>)', false],
  ['      ... 3 lines matching cause stack trace ...', false],
  ['  [cause]: Error: docs/guide/basic/umd.mdx:334:1: Expected a closing tag', true],
  ['Invalid sidebar file at "sidebars.ts".', true],
  ['look at docs/a.mdx:3:1', true],
  ['    at least one page', true],
  ['  ', false],
])('prints %j: %s', (line, isWanted) => {
  expect(isShown(line)).toBe(isWanted);
});

it('prints stack traces where DEBUG is set', () => {
  process.env.DEBUG = '1';
  expect(isShown('      at Array.map (<anonymous>)')).toBe(true);
  expect(isShown(' ')).toBe(false);
});
