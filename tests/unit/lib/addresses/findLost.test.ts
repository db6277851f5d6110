import {findLost, type BuiltPage} from '@site/src/lib/addresses';
import {createRedirect} from '../../support/addresses';

function page(path: string, title: string, ids: Record<string, string> | string[] = [], source = ''): BuiltPage {
  const entries = Array.isArray(ids) ? ids.map((id) => [id, ''] as const) : Object.entries(ids);
  return {path, title, source, anchors: entries.map(([id, text]) => ({id, text}))};
}

const published = (pages: Record<string, string[]>) =>
  new Map(Object.entries(pages).map(([path, anchors]) => [path, new Set(anchors)]));

describe('findLost', () => {
  const pages = [page('/a', 'A', ['x']), page('/start/', 'Start')];

  it('finds nothing while every address is there, with or without a slash', () => {
    expect(findLost(published({'/a': ['x'], '/start': []}), pages, [])).toEqual([]);
  });

  it('finds a lost page once, with its anchors', () => {
    expect(findLost(published({'/b': ['x', 'y']}), pages, [])).toEqual([{path: '/b', anchors: ['x', 'y']}]);
  });

  it('finds a lost anchor of a page that is there', () => {
    expect(findLost(published({'/a': ['x', 'y']}), pages, [])).toEqual([
      {path: '/a', anchor: 'y', anchors: ['x', 'y']},
    ]);
  });

  it('takes redirects for an answer: of a page with its anchors, of one anchor alone', () => {
    expect(findLost(published({'/b': ['x', 'y']}), pages, [createRedirect('/b/', '/a')])).toEqual([]);
    expect(findLost(published({'/a': ['y', 'z']}), pages, [createRedirect('/a#y', '/a#x')])).toEqual([
      expect.objectContaining({anchor: 'z'}),
    ]);
  });
});
