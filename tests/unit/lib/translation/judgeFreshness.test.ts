import {findChanges} from '@site/src/lib/translation';

const RECORD = {sections: {a: '1', b: '2', c: '3'}};

describe('findChanges', () => {
  it.each([
    ['nothing', {a: '1', b: '2', c: '3'}, []],
    ['nothing when sections moved', {c: '3', a: '1', b: '2'}, []],
    ['a changed section', {a: '1', b: '9', c: '3'}, [{key: 'b', kind: 'changed'}]],
    ['a new section', {a: '1', d: '4', b: '2', c: '3'}, [{key: 'd', kind: 'added'}]],
    ['a removed section', {a: '1', c: '3'}, [{key: 'b', kind: 'removed'}]],
    [
      'a renamed id, as one added and one removed section',
      {a: '1', x: '2', c: '3'},
      [
        {key: 'x', kind: 'added'},
        {key: 'b', kind: 'removed'},
      ],
    ],
  ])('I18N-06 reports %s', (_name, now, expected) => {
    expect(findChanges(RECORD, new Map(Object.entries(now as Record<string, string>)))).toEqual(expected);
  });
});
