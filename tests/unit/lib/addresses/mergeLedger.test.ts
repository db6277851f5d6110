import {
  forgetAddresses,
  formatLedger,
  listNew,
  mergeLedger,
  parseLedger,
  type AddressMap,
  type Ledger,
} from '@site/src/lib/addresses';

const map = (pages: Record<string, string[]>): AddressMap =>
  new Map(Object.entries(pages).map(([path, anchors]) => [path, new Set(anchors)]));

const LEDGER: Ledger = {
  locales: ['en', 'zh'],
  published: new Map([
    ['en', map({'/plain': [], '/config/lib': ['format', 'dts'], '/': ['why']})],
    ['zh', map({'/': ['why'], '/only': ['a'], '/plain': [], '/config/lib': ['格式', 'dts', 'format']})],
  ]),
};

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
