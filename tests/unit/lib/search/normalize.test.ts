import fc from 'fast-check';
import {normalizeText, normalizeWithMap, toNormalizedOffset, toOriginalRange} from '@site/src/lib/search/normalize';

const anyText = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.string({
    unit: fc.constantFrom(
      'a',
      'É',
      'e\u0301',
      'ﬁ',
      '½',
      'İ',
      'й',
      'и\u0306',
      'ё',
      '한',
      '\u1112\u1161\u11ab',
      'ｶﾞ',
      '配',
      '😀',
      '\ud83d',
      ' ',
      'Σ',
      'ς',
      'ß',
      'ẞ',
      'أ',
      'ا\u0654',
      'مُ',
      'ـ',
      'שּׁ',
      'ガ',
      'カ\u3099',
    ),
  }),
);

describe('normalizeText', () => {
  it.each([
    ['SEARCH-07', 'Café', 'cafe'],
    ['SEARCH-07', 'CAFE\u0301', 'cafe'],
    ['SEARCH-07', 'ﬁle ½', 'file 1⁄2'],
    ['SEARCH-07', 'ＡＢＣ', 'abc'],
    ['SEARCH-07', 'İstanbul', 'istanbul'],
    ['SEARCH-07', 'ΣΊΣΥΦΟΣ', 'σισυφοσ'],
    ['SEARCH-07', 'Größe', 'grosse'],
    ['SEARCH-07', 'STRASSE', 'strasse'],
    ['SEARCH-07', 'STRAẞE', 'strasse'],
    ['SEARCH-07', 'أداة', 'اداة'],
    ['SEARCH-07', 'إعداد', 'اعداد'],
    ['SEARCH-07', 'القرآن', 'القران'],
    ['SEARCH-07', 'مؤشر', 'موشر'],
    ['SEARCH-07', 'مُكتَبَةٌ', 'مكتبة'],
    ['SEARCH-07', 'مكتبـــة', 'مكتبة'],
    ['SEARCH-07', 'هٰذا', 'هذا'],
    ['SEARCH-07', 'ﻷ', 'لا'],
    ['SEARCH-07', 'שָׁלוֹם', 'שלום'],
    ['SEARCH-07', 'תל־אביב', 'תל־אביב'],
    ['SEARCH-07', '\ufb2a', 'ש'],
    ['SEARCH-08', '한글', '한글'],
    ['SEARCH-08', '한글'.normalize('NFD'), '한글'],
    ['SEARCH-09', 'Й', 'й'],
    ['SEARCH-09', 'Й'.normalize('NFD'), 'й'],
    ['SEARCH-09', 'Ёлка', 'ёлка'],
  ])('%s turns %s into %s', (_id, text, expected) => {
    expect(normalizeText(text)).toBe(expected);
  });

  it('SEARCH-09 keeps й apart from и and ё from е', () => {
    expect(normalizeText('й')).not.toBe(normalizeText('и'));
    expect(normalizeText('ё')).not.toBe(normalizeText('е'));
  });

  it.each([
    ['Devanagari', 'हिन्दी', 'हनद'],
    ['Devanagari', 'क़', 'क'],
    ['Thai', 'ที่', 'ท'],
    ['Bengali', 'কি', 'ক'],
    ['kana', 'ガ', 'カ'],
    ['half-width kana', 'ｶﾞ', 'ｶ'],
  ])('SEARCH-07 keeps the marks of %s, which tell words apart: %s is not %s', (_script, text, bare) => {
    expect(normalizeText(text)).toBe(text.normalize('NFKC'));
    expect(normalizeText(text)).not.toBe(normalizeText(bare));
  });

  it('SEARCH-07 is the same when applied twice', () => {
    fc.assert(fc.property(anyText, (text) => expect(normalizeText(normalizeText(text))).toBe(normalizeText(text))));
  });

  it('SEARCH-08 gives composed and decomposed input the same form', () => {
    fc.assert(
      fc.property(anyText, (text) =>
        expect(normalizeText(text.normalize('NFD'))).toBe(normalizeText(text.normalize('NFC'))),
      ),
    );
  });
});

describe('normalizeWithMap', () => {
  it('SEARCH-13 gives the same text as normalizeText', () => {
    fc.assert(fc.property(anyText, (text) => expect(normalizeWithMap(text).text).toBe(normalizeText(text))));
  });

  it('SEARCH-13 leads every piece back to original text of the same normal form', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (text, a, b) => {
        const normalized = normalizeWithMap(text);
        const [start, end] = [a % (normalized.text.length + 1), b % (normalized.text.length + 1)].sort((x, y) => x - y);
        const range = toOriginalRange(normalized, start, end);
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeLessThanOrEqual(text.length);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        if (end > start) {
          expect(normalizeText(text.slice(range.start, range.end))).toContain(normalized.text.slice(start, end));
        }
      }),
    );
  });

  it('SEARCH-13 leads half of a character that was lower-cased back to the whole', () => {
    const normalized = normalizeWithMap('a𐐀b');
    expect(normalized.text).toBe('a𐐨b');
    expect(toOriginalRange(normalized, 2, 3)).toEqual({start: 1, end: 3});
    expect(toOriginalRange(normalized, 3, 4)).toEqual({start: 3, end: 4});
  });

  it.each([
    ['مُكتَبة أدوات', 'ادوات', 'أدوات'],
    ['في مكتبـــة هنا', 'مكتبة', 'مكتبـــة'],
    ['الأَدَاة', 'اداة', 'أَدَاة'],
    ['die Größe x', 'grosse', 'Größe'],
    ['die Größe x', 'e x', 'e x'],
    ['die Straße', 'stras', 'Straß'],
    ['שָׁלוֹם עולם', 'שלום', 'שָׁלוֹם'],
  ])('SEARCH-13 leads in %s from %s back to %s', (text, found, original) => {
    const normalized = normalizeWithMap(text);
    const start = normalized.text.indexOf(found);
    const range = toOriginalRange(normalized, start, start + found.length);
    expect(text.slice(range.start, range.end)).toBe(original);
  });

  it('SEARCH-13 finds the place of an original offset', () => {
    const normalized = normalizeWithMap('e\u0301 ﬁn x');
    expect(normalized.text).toBe('e fin x');
    expect(toNormalizedOffset(normalized, 2)).toBe(1);
    expect(toNormalizedOffset(normalized, 4)).toBe(4);
    expect(toOriginalRange(normalized, 2, 4)).toEqual({start: 3, end: 4});
    expect(toOriginalRange(normalized, 7, 7)).toEqual({start: 7, end: 7});
  });
});
