import {formatLedger, parseLedger, type AddressMap, type Ledger} from '@site/src/lib/addresses';

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
