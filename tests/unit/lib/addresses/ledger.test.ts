import {
  forgetAddresses,
  formatLedger,
  listNew,
  mergeLedger,
  parseLedger,
  readAnchors,
  type AddressMap,
  type Ledger,
} from '@site/src/lib/addresses';

const map = (pages: Record<string, string[]>): AddressMap =>
  new Map(Object.entries(pages).map(([path, anchors]) => [path, new Set(anchors)]));

const TEXT = `# Every published address and anchor. Written by \`npm run docs:ledger\`; see src/plugins/addresses/README.md.
# A line: address, then #anchors; with @locale what only that locale has.
# locales: en zh
/ #why
/config/lib #dts #format
/config/lib @zh #格式
/only @zh #a
/plain
`;

const LEDGER: Ledger = {
  locales: ['en', 'zh'],
  published: new Map([
    ['en', map({'/plain': [], '/config/lib': ['format', 'dts'], '/': ['why']})],
    ['zh', map({'/': ['why'], '/only': ['a'], '/plain': [], '/config/lib': ['格式', 'dts', 'format']})],
  ]),
};

describe('ledger file', () => {
  it('has one sorted line for each page, and what locales share stands once', () => {
    expect(formatLedger(LEDGER)).toBe(TEXT);
  });

  it('reads what it writes', () => {
    const {locales, published} = parseLedger(TEXT);
    expect(locales).toEqual(['en', 'zh']);
    expect(published.get('en')).toEqual(LEDGER.published.get('en'));
    expect(published.get('zh')).toEqual(LEDGER.published.get('zh'));
    expect(formatLedger(parseLedger(TEXT))).toBe(TEXT);
  });

  it('takes both sides of a merge', () => {
    const both = TEXT.replace('/config/lib #dts #format\n', '/config/lib #dts #format\n/config/lib #dts #umd\n');
    expect(formatLedger(parseLedger(both))).toContain('/config/lib #dts #format #umd\n');
  });

  it.each([
    ['<<<<<<< HEAD', 'line 1: found "<<<<<<<"'],
    ['/a b', 'line 1: found "b"'],
    ['/a @fr #b', 'line 1: "@fr" is not among the locales'],
  ])('names the line that it cannot read: %s', (line, message) => {
    expect(() => parseLedger(`${line}\n# locales: en`)).toThrow(message);
  });

  it('has nothing for a text that is empty', () => {
    expect(parseLedger('')).toEqual({locales: [], published: new Map()});
  });
});

describe('mergeLedger', () => {
  it('adds new pages and anchors and keeps the old ones', () => {
    const merged = mergeLedger(LEDGER, new Map([['en', map({'/config/lib': ['umd'], '/new': ['x']})]]));
    expect(merged.published.get('en')?.get('/config/lib')).toEqual(new Set(['format', 'dts', 'umd']));
    expect(merged.published.get('en')?.get('/new')).toEqual(new Set(['x']));
    expect(merged.published.get('en')?.has('/plain')).toBe(true);
    expect(merged.published.get('zh')).toEqual(LEDGER.published.get('zh'));
  });

  it('begins with the first build', () => {
    const built = new Map([['en', map({'/': []})]]);
    expect(formatLedger(mergeLedger(parseLedger(''), built))).toMatch(/# locales: en\n\/\n$/);
  });

  it('lists what is new', () => {
    const built = map({'/': ['why', 'how'], '/new': ['x']});
    expect(listNew(map({'/': ['why']}), built)).toEqual(['/#how', '/new', '/new#x']);
  });
});

describe('forgetAddresses', () => {
  const left = (addresses: string[]): string[] =>
    formatLedger(forgetAddresses(LEDGER, addresses)).split('\n').slice(3, -1);

  it('takes a page off with its anchors, in every locale, with or without a slash', () => {
    expect(left(['/config/lib/'])).toEqual(['/ #why', '/only @zh #a', '/plain']);
  });

  it('takes one anchor off', () => {
    expect(left(['/config/lib#dts'])).toContain('/config/lib #format');
  });

  it('takes all below a folder off, and no neighbour', () => {
    expect(left(['/config/*', '/pla/*'])).toEqual(['/ #why', '/only @zh #a', '/plain']);
  });
});

describe('readAnchors', () => {
  it('finds the title, headings, and elements with an id inside the text', () => {
    const html =
      '<main id=content><h1>The <code>lib.dts</code> &amp; more</h1><div class="theme-doc-markdown markdown">' +
      '<h2 class=anchor id=start>Start<a href=#start class=hash-link>\u200b</a></h2>' +
      '<div><dt id="key-a">a</dt></div><div id=_R_1b_-tab-0 role=tab></div><div id=:R1b:-tab-0 role=tab></div><pre><code>&lt;p id=shown&gt;</code></pre></div>' +
      '<aside id=chrome></aside><h2 id=after>After</h2></main><script>"<h2 id=no>"</script>';
    expect(readAnchors(html)).toEqual({
      title: 'The lib.dts & more',
      anchors: [
        {id: 'start', text: 'Start'},
        {id: 'key-a', text: ''},
        {id: 'after', text: 'After'},
      ],
    });
  });

  it('leaves out headings without an id', () => {
    expect(readAnchors('<h2>A</h2>')).toEqual({title: '', anchors: []});
  });
});
