/** @jest-environment node */
import {readBundle, type BundleParts} from '@site/src/plugins/render-cache/bundle/readBundle';

const FILES: Readonly<Record<string, string>> = {'7350': 'doc.1a.js', item: 'item.2b.js', dialog: 'dialog.3c.js'};

const PARTS: BundleParts = {
  modules: {'1': () => 'app', '2': () => 'global data', '30': () => 'routes'},
  registry: {
    content: ['() => __webpack_require__.e(/* import() | 004c60d3 */ "7350").then(f)', '@site/docs/a.mdx', 1],
    component: ['()=>__webpack_require__.e("item").then(f)', '@theme/DocItem', 2],
  },
  tables: [30],
  routes: {shape: '/a', ofPage: (pathname) => `route of ${pathname}`},
  fileOf: (chunk) => FILES[chunk],
  files: Object.values(FILES),
  environment: ['v20'],
};

describe('readBundle', () => {
  it('names the files of the parts of a page', () => {
    const {filesOf} = readBundle(PARTS);
    expect(filesOf(['@site/docs/a.mdx', '@theme/DocItem', 'unknown'], [])).toEqual(['doc.1a.js', 'item.2b.js']);
    expect(filesOf(['@theme/DocItem'], [])).toEqual(['item.2b.js']);
  });

  it('tells parts of pages from what components load', () => {
    const {isPart} = readBundle(PARTS);
    expect(Object.values(FILES).filter(isPart)).toEqual(['doc.1a.js', 'item.2b.js']);
  });

  it('adds what was loaded besides parts of pages: a component may need it', () => {
    expect(readBundle(PARTS).filesOf(['@theme/DocItem'], new Set(['dialog.3c.js']))).toEqual([
      'dialog.3c.js',
      'item.2b.js',
    ]);
  });

  it('knows which files there are', () => {
    const {has} = readBundle({...PARTS, files: ['doc.9z.js']});
    expect([has('doc.9z.js'), has('doc.1a.js')]).toEqual([true, false]);
  });

  it.each<[string, Partial<BundleParts>]>([
    ['code', {modules: {...PARTS.modules, '1': () => 'app, changed'}}],
    ['a module more', {modules: {...PARTS.modules, '3': () => 'app'}}],
    ['pages in other places', {routes: {...PARTS.routes, shape: '/b'}}],
    ['the environment', {environment: ['v22']}],
  ])('has another app with %s', (_what, change) => {
    expect(readBundle({...PARTS, ...change}).app).not.toBe(readBundle(PARTS).app);
  });

  it('has the same app with other tables of routes, of which each page has its own part', () => {
    const {app, routesOf} = readBundle({...PARTS, modules: {...PARTS.modules, '30': () => 'other routes'}});
    expect(app).toBe(readBundle(PARTS).app);
    expect(routesOf('/a')).toBe('route of /a');
  });

  it('has the same app when a page alone changed', () => {
    const fileOf = (chunk: string): string => (chunk === '7350' ? 'doc.9z.js' : FILES[chunk]);
    expect(readBundle({...PARTS, fileOf, files: ['doc.9z.js', 'item.2b.js']}).app).toBe(readBundle(PARTS).app);
  });
});
