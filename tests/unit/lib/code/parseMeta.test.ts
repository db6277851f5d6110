import {parseMeta} from '@site/src/lib/code/parseMeta';

describe('parseMeta', () => {
  it('reads words, values and no line numbers from the meta', () => {
    expect(parseMeta('title="src/a.ts" sample=one tree=partial {1,3-5} fails')).toEqual({
      title: 'src/a.ts',
      sample: 'one',
      tree: 'partial',
      fails: true,
    });
  });
});
