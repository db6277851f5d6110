import {createVersionMap, type Move, type VersionInput} from '@site/src/lib/versions';

const NEW: VersionInput = {
  name: '1.x',
  introduction: '/guide/start/',
  pages: [
    {path: '/guide/start/', title: 'Introduction', ids: ['usage']},
    {path: '/config/', title: 'Config', ids: ['lib']},
    {path: '/config/lib', title: 'Lib', ids: ['wasm', 'usage', 'stays']},
    {path: '/config/lib/wasm', title: 'Wasm', ids: ['mode', 'usage']},
    {path: '/guide/new-name', title: 'New name', ids: ['part', 'new-part']},
  ],
};
const OLD: VersionInput = {
  name: '0.x',
  introduction: '/guide/start/',
  pages: [
    {path: '/guide/start/', title: 'Intro', ids: ['wasm']},
    {path: '/config', title: 'Configuration', ids: ['lib', 'mode']},
    {path: '/config/lib', title: 'Library', ids: ['stays']},
    {path: '/guide/old-name', title: 'Old name', ids: ['part', 'old-part']},
  ],
};
const MOVES: Move[] = [
  {'0.x': '/guide/old-name', '1.x': '/guide/new-name'},
  {'0.x': '/guide/old-name#old-part', '1.x': '/guide/new-name#new-part'},
];

describe('createVersionMap', () => {
  const {pages, headings} = createVersionMap({versions: [NEW, OLD], moves: MOVES});

  it('VERSION-03 leaves out what has the same place in every version', () => {
    expect(createVersionMap({versions: [NEW, {...NEW, name: '0.x'}], moves: []})).toEqual({
      pages: {'1.x': {}, '0.x': {}},
      headings: {'1.x': {}, '0.x': {}},
    });
    expect(pages['1.x']).not.toHaveProperty('/config/lib');
    expect(createVersionMap({versions: [NEW], moves: []}).pages).toEqual({'1.x': {}});
  });

  it('VERSION-03 names the page above one that another version does not have', () => {
    expect(pages['1.x']['/config/lib/wasm']).toEqual({'0.x': {path: '/config/lib', title: 'Library', kind: 'nearest'}});
  });

  it('VERSION-03 climbs to the introduction when no page is above', () => {
    const map = createVersionMap({versions: [NEW, OLD], moves: []});
    expect(map.pages['1.x']['/guide/new-name']).toEqual({
      '0.x': {path: '/guide/start/', title: 'Intro', kind: 'nearest'},
    });
  });

  it('VERSION-03 follows a declared move of a page in both directions', () => {
    expect(pages['1.x']['/guide/new-name']['0.x']).toEqual({
      path: '/guide/old-name',
      title: 'Old name',
      kind: 'moved',
    });
    expect(pages['0.x']['/guide/old-name']['1.x']).toEqual({
      path: '/guide/new-name',
      title: 'New name',
      kind: 'moved',
    });
  });

  it('VERSION-03 gives the address of a page that differs in the slash at its end only', () => {
    expect(pages['0.x']['/config']['1.x'].path).toBe('/config/');
  });

  it('VERSION-03 follows a declared move of a heading', () => {
    expect(headings['0.x']['/guide/old-name']['1.x']).toEqual({
      'old-part': {path: '/guide/new-name#new-part', title: 'New name', kind: 'moved'},
    });
  });

  it('VERSION-03 suggests the only other page that has a heading of the same id, and nothing for an id of many pages', () => {
    expect(headings['1.x']['/config/lib']['0.x']).toEqual({
      wasm: {path: '/guide/start/#wasm', title: 'Intro', kind: 'similar'},
      usage: null,
    });
  });

  it('VERSION-03 tells of a page that is not there only which of its headings are somewhere else', () => {
    expect(headings['1.x']['/config/lib/wasm']['0.x']).toEqual({
      mode: {path: '/config#mode', title: 'Configuration', kind: 'similar'},
    });
  });

  it('throws if a move names what does not exist, with every mistake', () => {
    const moves: Move[] = [
      {'0.x': '/guide/nowhere', '1.x': '/guide/new-name#nothing'},
      {'2.x': '/guide/start/', '1.x': '/guide/start/'},
      {'1.x': '/guide/start/'},
    ];
    expect(() => createVersionMap({versions: [NEW, OLD], moves})).toThrowErrorMatchingInlineSnapshot(`
      "The table of moves between versions, src/plugins/versions/moves.json, is wrong; correct or remove:
        move 1: "/guide/nowhere" is no page of 0.x
        move 1: "/guide/new-name" of 1.x has no heading with the id "nothing"
        move 2: the version "2.x" is not one of 1.x, 0.x
        move 3: names fewer than two versions"
    `);
  });

  it('throws if the introduction is no page', () => {
    expect(() => createVersionMap({versions: [NEW, {...OLD, introduction: '/welcome'}], moves: []})).toThrow(
      'The introduction of 0.x, "/welcome", is no page of it.',
    );
  });
});
