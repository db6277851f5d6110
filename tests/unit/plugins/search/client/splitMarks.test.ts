import fc from 'fast-check';
import {splitLead, splitMarks} from '@site/src/plugins/search/client/splitMarks';

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
