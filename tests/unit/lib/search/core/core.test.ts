import {createSegment, LocalSearch} from '@site/src/lib/search';
import {createCoreDocument, createSearchDocument} from '@site/src/lib/search/document';
import {SearchIndex} from '@site/src/lib/search/searchIndex';
import type {PageRecord} from '@site/src/lib/search';
import {decodeCore} from '@site/src/lib/search/core/core';
import {encodeCore} from '@site/src/lib/search/core/encodeCore';
import {createRecord} from '../records';

const records: PageRecord[] = [
  createRecord(
    '# Output format\nSet `lib.format` to `esm`, `cjs` or `umd`.\n## esm\nModules of the standard, for autoExtension and bundlers.\n### Notes\nA note on `@rslib/core`.\n## umd\nFor script tags. For script tags, again.',
    {group: 'Config', frontmatter: {description: 'How the output is written', keywords: ['commonjs', 'module type']}},
  ),
  createRecord('# Quick start\nCreate a library with create-rslib.\n## Templates\nReact, Vue, none.', {group: 'Guide'}),
  createRecord('# Empty'),
  createRecord('# 模块联邦\n如何配置模块联邦的远程模块。\n## 类型声明\n生成 dts 声明文件。'),
];

function createBoth(): {core: LocalSearch; full: LocalSearch} {
  const full = new LocalSearch();
  records.forEach((record) => full.add(record));
  return {core: LocalSearch.fromCore(encodeCore(records, createSegment())), full};
}

describe('core of an index', () => {
  it('holds names, headings and addresses of every page', () => {
    const {pages} = decodeCore(encodeCore(records, createSegment()));
    expect(pages.map(({title, routePath, group}) => ({title, routePath, group}))).toEqual(
      records.map(({title, routePath, group}) => ({title, routePath, group})),
    );
    expect(pages.map(({toc}) => toc.map(({text, id, depth}) => ({text, id, depth})))).toEqual(
      records.map(({toc}) => toc.map(({text, id, depth}) => ({text, id, depth}))),
    );
    expect(pages[0].keywords).toBe('How the output is written\ncommonjs\nmodule type');
  });

  it('SEARCH-23 finds a Latin word that Chinese is written around without blanks', () => {
    const text = encodeCore([createRecord('# 构建\n使用wasm生成文件。')], createSegment());
    expect(LocalSearch.fromCore(text).search('wasm').pages).toHaveLength(1);
  });

  it('holds the domain of each page, of none where no page has one', () => {
    const hosted = records.map((record, i) => (i === 1 ? {...record, domain: 'https://docs.example.org'} : record));
    const domains = (all: PageRecord[]) => decodeCore(encodeCore(all, createSegment())).pages.map(({domain}) => domain);
    expect(domains(hosted)).toEqual(['', 'https://docs.example.org', '', '']);
    expect(domains(records)).toEqual(['', '', '', '']);
    expect(domains(records.map((record) => ({...record, domain: 'https://a.example'})))).toEqual(
      records.map(() => 'https://a.example'),
    );
  });

  it.each([
    'format',
    'script tags',
    'autoExtension',
    'auto',
    '@rslib/core',
    'commonjs',
    'crate-rslib',
    'note',
    'react vue',
  ])('ranks %p as the records do', (query) => {
    const {core, full} = createBoth();
    const toIds = (engine: LocalSearch): string[] => engine.search(query).pages.map(({id}) => id);
    expect(toIds(core)).toEqual(toIds(full));
    expect(toIds(core).length).toBeGreaterThan(0);
  });

  it.each(['模块联邦', '声明文件', '远程模块', '如何配置模块联邦'])('finds the page for %p', (query) => {
    expect(createBoth().core.search(query).pages[0].id).toBe('/模块联邦');
  });

  it('SEARCH-23 finds a word that the dictionary cuts into characters, but none with a character of the grammar', () => {
    const page = createRecord('# 构建\n编写插件的源码。');
    const segment = (run: string): string[] =>
      run === '编写插件的源码' ? ['编写', '插', '件', '的', '源', '码'] : [run];
    expect(decodeCore(encodeCore([page], segment)).terms).toEqual(['插件', '源码', '编写']);
  });

  it.each(['插件', '缓存', '报错', '沙箱'])('SEARCH-23 finds every page with %p, as the records do', (query) => {
    const pages = [`# 一\n编写${query}的步骤。`, `# 二\n这个${query}还没有开启。`, '# 三\n没有别的内容。'].map((text) =>
      createRecord(text),
    );
    const full = new LocalSearch();
    pages.forEach((page) => full.add(page));
    const core = LocalSearch.fromCore(encodeCore(pages, createSegment()));
    expect(core.search(query).total).toBe(2);
    expect(full.search(query).total).toBe(2);
  });

  it('gives hits without statements, and says so', () => {
    const {core, full} = createBoth();
    const answer = core.search('script tags');
    expect(answer.isPartial).toBe(true);
    expect(answer.pages[0].hits).toContainEqual(
      expect.objectContaining({type: 'content', link: '/output-format#umd', header: 'umd', statement: ''}),
    );
    expect(full.search('script tags').isPartial).toBeUndefined();
  });

  it('is the same for the same records', () => {
    expect(encodeCore(records, createSegment())).toBe(encodeCore(records, createSegment()));
  });

  it('may be empty', () => {
    expect(LocalSearch.fromCore(encodeCore([], createSegment())).search('format').pages).toEqual([]);
  });

  it.each([['[]'], [''], ['<!doctype html>'], ['site-search-core 1\n{}\n\n\n']])('refuses %p', (text) => {
    expect(() => decodeCore(text)).toThrow('no search core of a known format');
  });

  it('holds where every term of a Latin text stands, and how often', () => {
    const whole = new SearchIndex();
    records.slice(0, 3).forEach((record) => whole.add(createSearchDocument(record)));
    const {pages, terms, texts} = decodeCore(encodeCore(records.slice(0, 3), createSegment()));
    const index = new SearchIndex(9, {terms, texts});
    pages.forEach((page) => index.add(createCoreDocument(page)));
    const toText = (own: SearchIndex) => (term: string) => [term, own.postings(own.vocabulary.find(term))];
    expect(terms.map(toText(index))).toEqual(terms.map(toText(whole)));
    expect(index.lengths).toEqual(whole.lengths);
    expect([...index.vocabulary.terms].sort()).toEqual([...whole.vocabulary.terms].sort());
  });

  it('tells no more occurrences apart than its index does', () => {
    const page = createRecord('# Many\nagain again again again again');
    const {terms, texts} = decodeCore(encodeCore([page], createSegment()));
    const index = new SearchIndex(2, {terms, texts});
    index.add(createCoreDocument(decodeCore(encodeCore([page], createSegment())).pages[0]));
    const full = new SearchIndex(2);
    full.add(createSearchDocument(page));
    expect(index.postings(index.vocabulary.find('again'))).toEqual(full.postings(full.vocabulary.find('again')));
  });

  it('reads what does not fit as another core, or says that it is damaged, and always ends', () => {
    const [format, names, shared, endings, code] = encodeCore(records, createSegment()).split('\n');
    for (let at = 0; at < code.length; at += 7) {
      const damaged = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
      try {
        const engine = LocalSearch.fromCore([format, names, shared, endings, damaged].join('\n'));
        for (const word of ['format', 'note', 'script', 'library', '模块']) {
          expect(engine.search(word).pages.length).toBeLessThanOrEqual(records.length);
        }
      } catch (cause) {
        expect(String(cause)).toMatch(/damaged/);
      }
    }
  });

  it('says at every query that it is damaged, not "no hits" from the second on', () => {
    const damaged = encodeCore(records, createSegment()).replace(/ [^\n]*$/, (blocks) =>
      blocks.replace(/[^ ]+/g, ';;;;'),
    );
    const engine = LocalSearch.fromCore(damaged);
    for (let query = 0; query < 3; query++) {
      expect(() => engine.search('bundlers')).toThrow('damaged');
    }
  });

  it('can be made ready in steps, and asked after any of them', () => {
    const text = encodeCore(records, createSegment());
    const expected = LocalSearch.fromCore(text).search('format');
    for (let steps = 0; steps < 8; steps++) {
      const engine = LocalSearch.fromCore(text);
      const preparation = engine.prepare();
      for (let step = 0; step < steps; step++) {
        preparation.next();
      }
      expect(engine.size).toBe(records.length);
      expect(engine.get('/quick-start')?.title).toBe('Quick start');
      expect(engine.search('format')).toEqual(expected);
    }
  });
});
