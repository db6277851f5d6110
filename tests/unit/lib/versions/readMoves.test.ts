import {readMoves, type Move} from '@site/src/lib/versions';

describe('readMoves', () => {
  const moves: Move[] = [
    {'0.x': '/guide/a', '1.x': '/guide/b/'},
    {'0.x': '/guide/a#x', '1.x': '/guide/c#y', '2.x': '/guide/c#z'},
    {'0.x': '/guide/d', '1.x': '/guide/e#d'},
    {'1.x': '/guide/f', '2.x': '/guide/g'},
  ];

  it('keeps pages apart from sections, by their names in the new version', () => {
    const {pages, sections} = readMoves(moves, '0.x', '1.x');
    expect([...pages]).toEqual([['/guide/b', '/guide/a']]);
    expect([...sections]).toEqual([
      ['/guide/c#y', '/guide/a#x'],
      ['/guide/e#d', '/guide/d#'],
    ]);
  });

  it('leaves out what says nothing of both versions', () => {
    expect([...readMoves(moves, '0.x', '2.x').pages]).toEqual([]);
    expect([...readMoves(moves, '0.x', '2.x').sections]).toEqual([['/guide/c#z', '/guide/a#x']]);
  });
});
