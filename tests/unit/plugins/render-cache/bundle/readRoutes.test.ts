/** @jest-environment node */
import {readRoutes, type TableRoute} from '@site/src/plugins/render-cache/bundle/readRoutes';

type Props = {readonly [name: string]: unknown};

const PAGE = {path: '/docs/0.x/a', exact: true};

function read(page: Props = {}, parts: Props = {}, more: readonly TableRoute[] = []): ReturnType<typeof readRoutes> {
  const version: TableRoute = {
    path: '/docs/0.x',
    routes: [
      {...PAGE, ...page},
      {path: '/docs/0.x/b', exact: true},
    ],
  };
  return readRoutes([{path: '/docs', routes: [version, ...more]}, {path: '*'}], {
    '/docs-1a2': {__comp: 'root'},
    '/docs/0.x-b3c': {__comp: 'version'},
    '/docs/0.x/a-4d5': {content: 'a'},
    '/docs/0.x/b-e6f': {content: 'b'},
    ...parts,
  });
}

const SAME = read();

describe('readRoutes', () => {
  it.each<[string, ReturnType<typeof readRoutes>, string[]]>([
    ['a prop of a page', read({sidebar: 'guide'}), ['/docs/0.x/a']],
    ['a part of a page', read({}, {'/docs/0.x/a-4d5': {content: 'a', notice: 'n'}}), ['/docs/0.x/a']],
    [
      'a part of a layout',
      read({}, {'/docs/0.x-b3c': {__comp: 'version', banner: 'n'}}),
      ['/docs/0.x/a', '/docs/0.x/b'],
    ],
    ['a part of a page elsewhere', read({}, {'/other-4d5': {content: 'a'}}), []],
  ])('%s concerns the pages that show it', (_what, facts, changed) => {
    const pages = ['/docs/0.x/a', '/docs/0.x/b', '/docs/0.x/a/'].filter(
      (page) => facts.ofPage(page) !== SAME.ofPage(page),
    );
    expect(pages.filter((page) => !page.endsWith('/'))).toEqual(changed);
    // A slash at the end leads to the same route.
    expect(pages.includes('/docs/0.x/a/')).toBe(changed.includes('/docs/0.x/a'));
    expect(facts.shape).toBe(SAME.shape);
  });

  it('has the hash that tells routes of one path apart in nothing: it is another when any page below changes', () => {
    const [original, renamed] = ['b3c', 'fff'].map((hash) =>
      readRoutes([{path: '/docs/0.x'}], {[`/docs/0.x-${hash}`]: {__comp: 'version'}}),
    );
    expect(original.ofPage('/docs/0.x')).toContain('version');
    expect(renamed.ofPage('/docs/0.x')).toBe(original.ofPage('/docs/0.x'));
  });

  it.each<[string, ReturnType<typeof readRoutes>]>([
    ['a page more', read({}, {}, [{path: '/docs/next', exact: true}])],
    ['a page elsewhere', read({path: '/docs/0.x/c'})],
    ['a route that shows what is below it', read({exact: false})],
  ])('has another shape with %s', (_what, {shape}) => {
    expect(shape).not.toBe(SAME.shape);
  });
});
