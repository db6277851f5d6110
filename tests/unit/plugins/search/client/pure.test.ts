import fc from 'fast-check';
import {arrangePages} from '@site/src/plugins/search/client/arrangePages';
import {isUnmeteredAndFast} from '@site/src/plugins/search/client/prefetch';
import {splitLead, splitMarks} from '@site/src/plugins/search/client/splitMarks';
import {toHref} from '@site/src/plugins/search/client/toHref';
import {createHit, createPage} from '../support';

describe('splitMarks', () => {
  it('SEARCH-10 marks the ranges', () => {
    expect(splitMarks('Quick start', [{start: 6, length: 5}])).toEqual([
      {text: 'Quick ', isMarked: false},
      {text: 'start', isMarked: true},
    ]);
  });

  it('SEARCH-10 keeps the whole text whatever the ranges are', () => {
    const range = fc.record({start: fc.integer({min: -5, max: 40}), length: fc.integer({min: -5, max: 40})});
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 30}), fc.array(range), (text, ranges) => {
        const parts = splitMarks(text, ranges);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text.length > 0)).toBe(true);
      }),
    );
  });
});

describe('splitLead', () => {
  it.each([
    ['', ''],
    ['', 'Thirty characters are all near'],
    ['A sentence that begins well', ' before what was asked for: '],
    ['类型声明文件由编译', '器生成，也可以由打包工具合并成一个文件，然后放到输出目录中：'],
  ])('SEARCH-13 divides %j from %j', (far, near) => {
    expect(splitLead(far + near)).toEqual([far, near]);
  });

  it('SEARCH-13 loses nothing, cuts no character and shows 30 units at most', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 80}), (text) => {
        const [far, near] = splitLead(text);
        expect(far + near).toBe(text);
        expect(near.length).toBeLessThanOrEqual(30);
        expect(/^[\udc00-\udfff]/.test(near) && /[\ud800-\udbff]$/.test(far)).toBe(false);
      }),
    );
  });
});

describe('arrangePages', () => {
  const pages = ['Start', 'Basic', 'Start'].map((group, index) =>
    createPage({
      id: String(index),
      group,
      hits: [createHit(), createHit({type: 'header'}), createHit({type: 'header'})],
    }),
  );

  it('SEARCH-22 gathers pages under their sidebar group, the group of the best page first', () => {
    expect(arrangePages(pages).map(({label, pages: own}) => [label, own.length])).toEqual([
      ['Start', 2],
      ['Basic', 1],
    ]);
  });

  it('SEARCH-22 shows fewer hits of pages that answer less well, so that what is better comes up', () => {
    const ranked = [40, 31, 29, 20, 10].map((score, index) => createPage({...pages[0], id: String(index), score}));
    expect(arrangePages(ranked).flatMap((group) => group.pages.map((hits) => hits.length))).toEqual([3, 3, 2, 2, 1]);
    expect(arrangePages(ranked, 1)[0].pages.map((hits) => hits.length)).toEqual([1, 1, 1, 1, 1]);
    // Engines without scores.
    const placed = [0, -1, -2].map((score) => createPage({...pages[0], score}));
    expect(arrangePages(placed)[0].pages.map((hits) => hits.length)).toEqual([3, 3, 3]);
  });

  it('SEARCH-05 counts positions in the order shown', () => {
    const hits = arrangePages(pages, 2).flatMap((group) => group.pages.flat());
    expect(hits.map(({position}) => position)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(hits.map(({isFirstOfPage}) => isFirstOfPage)).toEqual([true, false, true, false, true, false]);
  });
});

describe('toHref', () => {
  it.each([
    ['/guide/start/#names', '/', '/guide/start/#names'],
    ['/zh/guide/start/', '/docs/', '/docs/zh/guide/start/'],
    ['https://example.org/a', '/docs/', 'https://example.org/a'],
  ])('SEARCH-11 leads from %s below %s to %s', (link, base, href) => {
    expect(toHref(link, base)).toBe(href);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
    'never leads to %s',
    (link) => {
      expect(toHref(link, '/docs/')).toBe('/docs/');
    },
  );
});

describe('isUnmeteredAndFast', () => {
  it.each([
    [undefined, false],
    [{effectiveType: '4g'}, false],
    [{effectiveType: '4g', type: 'cellular'}, false],
    [{effectiveType: '3g', type: 'wifi'}, false],
    [{effectiveType: '4g', type: 'wifi', saveData: true}, false],
    [{effectiveType: '4g', type: 'wifi', saveData: false}, true],
  ])('SEARCH-17 of %j is %s', (connection, expected) => {
    expect(isUnmeteredAndFast(connection)).toBe(expected);
  });
});
