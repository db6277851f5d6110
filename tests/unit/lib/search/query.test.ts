import fc from 'fast-check';
import {createSegment, MAX_QUERY_LENGTH, parseQuery} from '@site/src/lib/search/query';

const segment = createSegment();

function required(query: string, cut = segment): string[] {
  return parseQuery(query, cut)
    .groups.filter((group) => group.required)
    .map(({slots}) => slots.map(({forms}) => forms.join('|')).join(' '));
}

describe('parseQuery', () => {
  it('SEARCH-23 asks for every word but those that carry the grammar', () => {
    expect(required('how to configure the output')).toEqual(['configure', 'output']);
  });

  it('SEARCH-23 asks for function words when there is nothing else', () => {
    expect(required('how to')).toEqual(['how', 'to']);
  });

  it('SEARCH-23 asks for a dotted name as a whole and knows its parts', () => {
    const {groups} = parseQuery('redirect.js.path', segment);
    expect(required('redirect.js.path')).toEqual(['redirect.js.path', 'redirect.js', 'js.path']);
    expect(groups.map(({slots}) => slots[0].forms[0])).toEqual([
      'redirect.js.path',
      'redirect.js',
      'js.path',
      'redirect',
      'js',
      'path',
    ]);
  });

  it('SEARCH-23 asks for a word in full that also is a part of a name', () => {
    const dts = parseQuery('lib.dts dts', segment).groups.find(({slots}) => slots[0].forms[0] === 'dts');
    expect(dts).toMatchObject({importance: 1, required: true, match: 'word'});
  });

  it('SEARCH-23 tries neighbours joined', () => {
    const forms = parseQuery('banner css', segment).groups.flatMap(({slots}) => slots[0].forms);
    expect(forms).toEqual(expect.arrayContaining(['bannercss', 'banner.css']));
  });

  it('SEARCH-23 cuts Han into words and asks for all pairs of each', () => {
    expect(required('修改配置文件', (run) => [run.slice(0, 2), run.slice(2)])).toEqual(['修改', '配置 置文 文件']);
  });

  it('SEARCH-23 asks for a word of one character with its neighbours, if it is no grammar', () => {
    expect(required('改库配置', () => ['改', '库', '配置'])).toEqual(['改库', '改库|库配', '配置']);
    expect(required('改的配置', () => ['改', '的', '配置'])).toEqual(['改的', '配置']);
  });

  it('SEARCH-23 keeps a Han run whole without a segmenter', () => {
    expect(required('配置文件', (run) => [run])).toEqual(['配置 置文 文件']);
    const {Segmenter} = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(createSegment()('配置文件')).toEqual(['配置文件']);
    } finally {
      Object.assign(Intl, {Segmenter});
    }
  });

  it('SEARCH-07 takes full-width letters for their plain form', () => {
    expect(required('ＬＩＢ.ｆｏｒｍａｔ')).toEqual(['lib.format']);
  });

  it('SEARCH-23 leaves the last word open until a blank follows', () => {
    expect(parseQuery('confi', segment).groups[0].unfinished).toBe(true);
    expect(parseQuery('confi ', segment).groups[0].unfinished).toBe(false);
  });

  it('SEARCH-23 takes any string and looks at its first characters only', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 4000}), (query) => {
        const {text, groups} = parseQuery(query, segment);
        expect(groups.length).toBeLessThanOrEqual(32);
        expect(Array.from(text).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH * 4);
      }),
    );
  });
});
