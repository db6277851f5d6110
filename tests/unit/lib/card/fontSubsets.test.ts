import {createSubsetFinder} from '@site/src/lib/card';

const find = createSubsetFinder({'[4]': 'U+4e00-4e0f,U+1f1e9', '[5]': 'U+9fff', latin: 'U+0-ff, U+2026'});

describe('createSubsetFinder', () => {
  it('names the parts that have the characters, in the order of the table', () => {
    expect(find('a 鿿 …').names).toEqual(['[5]', 'latin']);
    expect(find('一').names).toEqual(['[4]']);
    expect(find('').names).toEqual([]);
  });

  it('tells characters that no part has, whole ones and each once', () => {
    expect(find('a😀 😀ж').missing).toEqual(['😀', 'ж']);
    expect(find('\u{1f1e9}').missing).toEqual([]);
  });
});
