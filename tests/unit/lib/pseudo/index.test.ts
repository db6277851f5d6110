import fc from 'fast-check';
import {PSEUDO_CLOSE, PSEUDO_OPEN, pseudoMessage, pseudoText} from '@site/src/lib/pseudo';

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

describe('pseudoText', () => {
  it('puts accents on every letter and brackets around the text', () => {
    expect(pseudoText('Search')).toBe('⟦Šééåååŕçĥ⟧');
    expect(pseudoText(' Next page ')).toBe(' ⟦Ñééẋţ þååĝééé⟧ ');
  });

  it('leaves what has no letters, and entities', () => {
    expect(pseudoText(' 1.0 – 2 ')).toBe(' 1.0 – 2 ');
    expect(pseudoText('')).toBe('');
    expect(pseudoText('a &lt;b&gt;')).toContain('&lt;');
  });

  it('makes every text at least 40 % longer and keeps no letter of the alphabet', () => {
    const word = fc.stringMatching(/^[A-Za-z ,.]{1,40}$/);
    fc.assert(
      fc.property(word, (text) => {
        const pseudo = pseudoText(text);
        expect(letters(pseudo)).toBeGreaterThanOrEqual(letters(text) * 1.4);
        expect(letters(pseudo)).toBeLessThanOrEqual(Math.ceil(letters(text) * 1.4) + 1);
        expect(pseudo).not.toMatch(/[A-Za-z]/);
        expect(pseudo.includes(PSEUDO_OPEN)).toBe(letters(text) > 0);
        expect(pseudo.includes(PSEUDO_CLOSE)).toBe(letters(text) > 0);
      }),
    );
  });
});

describe('pseudoMessage', () => {
  it('keeps placeholders, tags, code and the bar between plural forms', () => {
    expect(pseudoMessage('{count} result|{count} results')).toMatch(/^\{count\} ⟦[^|]+⟧\|\{count\} ⟦[^|]+⟧$/);
    expect(pseudoMessage('Read <link>this</link> now')).toMatch(/^⟦\S+⟧ <link>⟦\S+⟧<\/link> ⟦\S+⟧$/);
    expect(pseudoMessage('{a}{b}')).toBe('{a}{b}');
    expect(pseudoMessage('`true` for `esm`')).toMatch(/^`true` ⟦[^`]+⟧ `esm`$/);
  });
});
