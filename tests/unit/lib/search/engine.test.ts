import fc from 'fast-check';
import {DEFAULT_ENGINE_OPTIONS, DEFAULT_LIMIT, LocalSearch} from '@site/src/lib/search';
import type {SearchHit} from '@site/src/lib/search';
import {createRecord} from './records';

function createSearch(...records: ReturnType<typeof createRecord>[]): LocalSearch {
  const search = new LocalSearch();
  records.forEach((record) => search.add(record));
  return search;
}

const FIXTURE = createRecord(
  '# Output format\nHow a library is published.\n## CommonJS\nThe format for require.\n### Interop\nCommonJS reads the default export.\n## Extension\nThe output can be renamed.',
  {routePath: '/guide/output-format', group: 'Basic'},
);

function shown(hit: SearchHit): string {
  return hit.type === 'title' ? hit.title : hit.type === 'header' ? hit.header : hit.statement;
}

describe('LocalSearch', () => {
  it('ENTITY-07 holds the fields of a page, their normal forms and its headers', () => {
    const search = createSearch(
      createRecord('# Café\nÉté\n## Één', {frontmatter: {description: 'About', keywords: ['a', 'b']}}),
    );
    expect(search.get('/café')).toMatchObject({
      id: '/café',
      title: 'Café',
      content: 'Été\nÉén\n\n',
      toc: [{text: 'Één', depth: 2}],
      routePath: '/café',
      domain: '',
      group: 'Documentation',
      normalizedTitle: 'cafe',
      headers: ['Één'],
      normalizedContent: 'ete\neen\n\n',
      keywords: 'About\na\nb',
    });
  });

  it('SEARCH-10 ENTITY-08 gives a title hit with its marks', () => {
    expect(createSearch(FIXTURE).search('output format').pages[0].hits[0]).toEqual({
      type: 'title',
      title: 'Output format',
      header: '',
      link: '/guide/output-format',
      query: 'output format',
      group: 'Basic',
      highlightInfoList: [
        {start: 0, length: 6},
        {start: 7, length: 6},
      ],
    });
  });

  it.each([
    ['اداة', '# أداة البناء', 'أداة'],
    ['أداة', '# اداة البناء', 'اداة'],
    ['مكتبة', '# مُكتَبـــة جديدة', 'مُكتَبـــة'],
    ['שלום', '# שָׁלוֹם עולם', 'שָׁלוֹם'],
    ['Grosse', '# Die Größe', 'Größe'],
    ['Straße', '# Die Strasse', 'Strasse'],
  ])('SEARCH-07 SEARCH-13 finds for %s the page %s and marks %s', (query, text, word) => {
    const [{title, highlightInfoList}] = createSearch(createRecord(text), FIXTURE).search(query).pages[0].hits;
    expect(highlightInfoList.map(({start, length}) => title.slice(start, start + length))).toEqual([word]);
  });

  it.each(['format of output', 'ou'])(
    'SEARCH-11 gives the title that holds most of "%s", or its letters, first',
    (query) => {
      const {hits} = createSearch(FIXTURE).search(query).pages[0];
      expect(hits.length).toBeGreaterThan(1);
      expect(hits[0]).toMatchObject({type: 'title', link: '/guide/output-format'});
    },
  );

  it('SEARCH-11 gives a header hit with the trail of headings and a link to the anchor', () => {
    expect(createSearch(FIXTURE).search('interop').pages[0].hits[0]).toMatchObject({
      type: 'header',
      header: 'CommonJS > Interop',
      link: '/guide/output-format#interop',
      highlightInfoList: [{start: 11, length: 7}],
    });
  });

  it('SEARCH-11 ENTITY-08 gives one content hit for a section, and none where the header already hit', () => {
    const hits = createSearch(FIXTURE).search('commonjs').pages[0].hits;
    expect(hits.map(({type, link}) => `${type} ${link}`)).toEqual([
      'header /guide/output-format#commonjs',
      'content /guide/output-format#interop',
    ]);
    expect(hits[1]).toEqual({
      type: 'content',
      title: 'Output format',
      header: 'CommonJS > Interop',
      link: '/guide/output-format#interop',
      query: 'commonjs',
      group: 'Basic',
      statement: 'CommonJS reads the default export.',
      highlightInfoList: [{start: 0, length: 8}],
    });
    const twice = createSearch(createRecord('# Page\n## Interop\nInterop helpers.')).search('interop');
    expect(twice.pages[0].hits.map(({type, link}) => `${type} ${link}`)).toEqual(['header /page#interop']);
  });

  it('SEARCH-11 puts the domain before the route', () => {
    const search = createSearch(createRecord('# Page', {domain: 'https://example.org'}));
    expect(search.search('page').pages[0].hits[0].link).toBe('https://example.org/page');
  });

  it('SEARCH-11 shows the title of a page that only its keywords found', () => {
    const search = createSearch(
      createRecord('# Module Federation\ntext', {frontmatter: {keywords: ['micro frontend']}}),
    );
    expect(search.search('micro frontend').pages[0].hits).toMatchObject([{type: 'title', highlightInfoList: []}]);
  });

  it('SEARCH-14 lets at most seven pages contribute', () => {
    const records = Array.from({length: 20}, (_, i) => createRecord(`# Page ${i}\nbuild`));
    const answer = createSearch(...records).search('build', {limit: DEFAULT_LIMIT});
    expect(answer.pages).toHaveLength(7);
    expect(answer.total).toBe(20);
  });

  it('SEARCH-15 has the index defaults: 100 results, resolution 9, 100 answers kept', () => {
    expect(DEFAULT_ENGINE_OPTIONS).toMatchObject({limit: 100, resolution: 9, cache: 100});
    const search = createSearch(...Array.from({length: 120}, (_, i) => createRecord(`# Page ${i}\nbuild`)));
    expect(search.search('build').pages).toHaveLength(100);
  });

  it('SEARCH-15 answers the same query from its cache until a page changes', () => {
    const search = createSearch(FIXTURE);
    const answer = search.search('format');
    expect(search.search('format')).toBe(answer);
    search.add(createRecord('# Other\nformat'));
    expect(search.search('format').total).toBe(2);
  });

  it.each([
    ['accents dropped', 'Le café est prêt', 'cafe'],
    ['accents typed', 'Le cafe est pret', 'café prêt'],
    ['Han', '如何修改配置文件', '配置'],
    ['a single Han character anywhere', '配置 设置', '置'],
    ['the inside of a word', 'the bundle', 'ndle'],
    ['a camel-case name', 'set autoExtension to false', 'auto extension'],
    ['the parts of a hyphenated name', 'set autoExtension', 'auto-extension'],
    ['a scoped package', 'install @rslib/core', '@rslib/core'],
    ['a scoped package without its scope', 'vite-plugin-svgr or plugin-svgr', '@rsbuild/plugin-svgr'],
    ['a flag', 'build --watch', '--watch'],
    ['a typing error', 'the externalHelpers option', 'externlHelper'],
    ['a missing blank', 'module federation', 'modulefederation'],
    ['decomposed Hangul', '라이브러리 빌드', '라이브러리'.normalize('NFD')],
    ['Cyrillic', 'Создание библиотеки', 'библиотека'],
    ['ё written as е', 'Всё включено', 'все'],
    ['full-width letters', 'the format', 'ＦＯＲＭＡＴ'],
    ['kana', 'ライブラリのビルド', 'ビルド'],
  ])('SEARCH-23 finds %s', (_what, text, query) => {
    expect(createSearch(createRecord(`# Page\n${text}`)).search(query).total).toBe(1);
  });

  it('SEARCH-23 ranks a title match first', () => {
    const search = createSearch(
      createRecord('# Other\nbanner banner banner banner\n## Banner text\nbanner'),
      createRecord('# lib.banner\nAdds text.'),
    );
    expect(search.search('banner').pages[0].title).toBe('lib.banner');
  });

  it('SEARCH-23 finds the page of an option when another one alone names the part that was asked', () => {
    const search = createSearch(
      createRecord('# Flags\nThe folder is output.distPath.root.'),
      createRecord('# output\nWords.\n## output.distPath\nA string or an object.'),
      createRecord('# Dist\nThe root of the output.'),
    );
    expect(search.search('output.distPath.root').pages.map(({title}) => title)).toEqual(['Flags', 'output']);
  });

  it('SEARCH-23 finds a scoped package by its full name first, then without the scope, if that is no word like others', () => {
    const search = createSearch(
      createRecord('# SVGR\nThe plugin-svgr.', {frontmatter: {keywords: ['plugin-svgr']}}),
      createRecord('# Plugins\nAlso @rsbuild/plugin-svgr.'),
      createRecord('# Core\nThe core of @rslib/core.'),
      createRecord('# Other\nThe core, the plugin, SVGR.'),
    );
    const toTitles = (query: string): string[] => search.search(query).pages.map(({title}) => title);
    expect(toTitles('@rsbuild/plugin-svgr')).toEqual(['Plugins', 'SVGR']);
    expect(toTitles('@rslib/core')).toEqual(['Core']);
    expect(search.search('@rsbuild/plugin-svrg').suggestions).toEqual(['@rsbuild/plugin-svgr']);
  });

  it('SEARCH-11 shows no short word inside another', () => {
    const search = createSearch(createRecord('# Sides\nThe item decides.\n## Fields\nThe id is unique.'));
    expect(search.search('id').pages[0].hits.map(({type, link}) => `${type} ${link}`)).toEqual([
      'content /sides#fields',
    ]);
  });

  it('SEARCH-23 takes no error code for another', () => {
    const search = createSearch(createRecord('# Errors\nTS2307 and RUNTIME-003.'));
    expect(search.search('TS2304')).toMatchObject({total: 0, suggestions: []});
    expect(search.search('RUNTIME-001').suggestions).toEqual([]);
  });

  it('SEARCH-16 suggests nothing that is longer where a whole word is near, and names as they are written', () => {
    const search = createSearch(
      createRecord('# Svelte\nRun svelte-check with svelte-package, or svelteKit.'),
      createRecord('# Move\nFrom Modern.js Module, and peer-dependencies.', {routePath: '/migration/modernjs-module'}),
      createRecord('# Démarrage\nTexte.', {routePath: '/zeitgeber-kit'}),
    );
    const suggest = (query: string): string[] => search.search(query).suggestions;
    expect(suggest('svlete')).toEqual(['Svelte']);
    expect(suggest('sveltechekc')).toEqual(['svelte-check']);
    expect(suggest('moedrnjs')).toEqual(['Modern.js']);
    expect(suggest('peerdepnedencies')).toEqual(['peer-dependencies']);
    expect(suggest('demarage')).toEqual(['Démarrage']);
    // Stands in an address alone.
    expect(search.search('zeitgbeerkit').total).toBe(1);
    expect(suggest('zeitgbeerkit')).toEqual([]);
  });

  it('SEARCH-16 suggests a spelling for an unknown word', () => {
    const search = createSearch(createRecord('# lib.externalHelpers\ntext'));
    expect(search.search('externlHelpers option').suggestions).toEqual(['externalHelpers option']);
    expect(search.search('externalHelpers').suggestions).toEqual([]);
  });

  it('SEARCH-16 repeats the only spelling of one word with each of another', () => {
    const search = createSearch(createRecord('# Helpers\nminify banner bannet'));
    const {suggestions} = search.search('bannel minfy ');
    expect(suggestions.length).toBeGreaterThan(1);
    suggestions.forEach((text) => expect(text).toMatch(/ minify$/));
  });

  it('WORKER-03 adds, replaces, extends and removes pages', () => {
    const search = createSearch(createRecord('# Page\nold'));
    search.add(createRecord('# Page\nnew'));
    expect(search.size).toBe(1);
    expect(search.search('old').total).toBe(0);
    expect(search.append('/page', 'later')).toBe(true);
    expect(search.search('later').pages[0].hits[0]).toMatchObject({type: 'content', statement: 'later'});
    expect(search.append('/none', 'x')).toBe(false);
    expect(search.remove('/page')).toBe(true);
    expect(search.remove('/page')).toBe(false);
    expect(search.search('new').total).toBe(0);
  });

  it('WORKER-03 gives the same answers after many changes as when the pages were indexed at once', () => {
    const pages = Array.from({length: 30}, (_, i) => createRecord(`# Page ${i}\nbuild ${'config '.repeat(i % 4)}`));
    const changed = createSearch(...pages);
    pages.forEach((record) => changed.add({...record, content: 'gone'}));
    pages.slice(0, 20).forEach(({routePath}) => changed.remove(routePath));
    pages.slice(0, 20).forEach((record) => changed.add(record));
    pages.slice(20).forEach((record) => changed.add(record));
    const once = createSearch(...pages);
    expect(changed.search('build config').pages).toEqual(once.search('build config').pages);
  });

  it.each([
    '',
    ' ',
    '.*+?^${}()|[]\\',
    '<img onerror=alert(1)>',
    '\ud83d',
    '😀',
    '\u202eabc',
    'x'.repeat(10_000),
    '配'.repeat(10_000),
    'a.'.repeat(500),
    '한글'.normalize('NFD'),
    '-- @ /',
    '__proto__ constructor',
  ])('SEARCH-23 answers %p without an exception', (query) => {
    const search = createSearch(FIXTURE, createRecord('# 配置\n<img src=x onerror=alert(1)>'));
    expect(Array.isArray(search.search(query).pages)).toBe(true);
  });

  it('SEARCH-10 marks only shown text, for any page and query', () => {
    const text = fc.string({
      unit: fc.constantFrom(
        'a',
        'b',
        'É',
        'e\u0301',
        'ﬁ',
        'lib',
        '.',
        '-',
        'Ab',
        '配',
        '置',
        '한',
        '😀',
        ' ',
        '\n',
        '<',
      ),
      maxLength: 160,
    });
    fc.assert(
      fc.property(text, text, text, text, (title, body, heading, query) => {
        const line = (value: string): string => value.replace(/\n/g, ' ');
        const search = createSearch(
          createRecord(`# ${line(title)}\n${body}\n## ${line(heading)}\n${body}`, {routePath: '/p'}),
        );
        for (const hit of search.search(query).pages.flatMap(({hits}) => hits)) {
          let last = 0;
          for (const {start, length} of hit.highlightInfoList) {
            expect(start).toBeGreaterThanOrEqual(last);
            last = start + length;
          }
          expect(last).toBeLessThanOrEqual(shown(hit).length);
        }
      }),
      {numRuns: 200},
    );
  });

  it('SEARCH-23 answers any string, however long, with at most seven pages and marks inside the text', () => {
    const pages = Array.from({length: 60}, (_, i) =>
      createRecord(`# Page ${i}\n${'如何使用配置文件生成类型声明文件 build config.entry '.repeat(20)}`),
    );
    const search = new LocalSearch({cache: 0});
    pages.forEach((record) => search.add(record));
    for (const query of [
      '如何使用配置文件生成类型声明'.repeat(20),
      'buidl confg entyr '.repeat(40),
      'a b c d e f g h i j k l m n o p',
      '😀'.repeat(5000),
    ]) {
      const {pages: found} = search.search(query, {limit: 7});
      expect(found.length).toBeLessThanOrEqual(7);
      for (const hit of found.flatMap(({hits}) => hits)) {
        for (const {start, length} of hit.highlightInfoList) {
          expect(start + length).toBeLessThanOrEqual(shown(hit).length);
        }
      }
    }
  });
});
