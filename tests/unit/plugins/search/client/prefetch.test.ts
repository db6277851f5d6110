import {isUnmeteredAndFast} from '@site/src/plugins/search/client/prefetch';

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
