import {cutWindow} from '@site/src/plugins/search/client/engines/cutWindow';

const text = `${'a'.repeat(100)}match${'b'.repeat(100)}`;

describe('cutWindow', () => {
  it('SEARCH-12 shows 100 characters with the first range in their middle', () => {
    const {statement, highlightInfoList} = cutWindow(text, [{start: 100, length: 5}]);
    expect(statement).toBe(`...${'a'.repeat(47)}match${'b'.repeat(48)}...`);
    expect(highlightInfoList).toEqual([{start: 50, length: 5}]);
  });

  it('SEARCH-12 shows a short text as it is, line breaks as spaces', () => {
    expect(cutWindow('one\ntwo', [{start: 4, length: 3}])).toEqual({
      statement: 'one two',
      highlightInfoList: [{start: 4, length: 3}],
    });
    expect(cutWindow('one', [])).toEqual({statement: 'one', highlightInfoList: []});
  });

  it('SEARCH-12 begins with a range that is longer than the window, and marks what shows of it', () => {
    const {statement, highlightInfoList} = cutWindow(text, [{start: 20, length: 150}]);
    expect(statement).toBe(`...${text.slice(20, 120)}...`);
    expect(highlightInfoList).toEqual([{start: 3, length: 100}]);
  });

  it('SEARCH-12 leaves out ranges before and behind the window', () => {
    const ranges = [
      {start: 100, length: 5},
      {start: 10, length: 2},
      {start: 145, length: 20},
      {start: 190, length: 2},
    ];
    expect(cutWindow(text, ranges).highlightInfoList).toEqual([
      {start: 50, length: 5},
      {start: 95, length: 8},
    ]);
  });
});
