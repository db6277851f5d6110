import fc from 'fast-check';
import {normalizeText} from '@site/src/lib/search/normalize';
import {MAX_TERM_LENGTH} from '@site/src/lib/search/names';
import {findChunks, splitChunk, tokenize} from '@site/src/lib/search/tokenize';

describe('tokenize', () => {
  it.each([
    [
      'output.distPath.js',
      ['output.distpath.js', 'output.distpath', 'distpath.js', 'output', 'distpath', 'dist', 'path', 'js'],
    ],
    ['autoExtension', ['autoextension', 'auto', 'extension']],
    ['auto-extension', ['autoextension', 'auto', 'extension']],
    ['NODE_ENV', ['nodeenv', 'node', 'env']],
    ['HTMLElement', ['htmlelement', 'html', 'element']],
    ['@rslib/core', ['@rslib/core', 'rslib', 'core']],
    ['run with --watch.', ['run', 'with', '--watch', 'watch']],
    ['src/index.ts', ['src', 'index.ts', 'index', 'ts']],
    ['Café', ['cafe']],
    ['ё', ['ё', 'е']],
  ])('SEARCH-23 takes %s apart', (text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });

  it.each([
    ['配置文件', ['配置', '置文', '文件', '件']],
    ['使用TypeScript', ['使用', '用', 'typescript', 'type', 'script']],
    ['wasm文件', ['wasm', '文件', '件']],
    ['한국어', ['한국', '국어', '어']],
    ['カタカナ', ['カタ', 'タカ', 'カナ', 'ナ']],
  ])('SEARCH-23 cuts %s into pairs of characters', (text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });

  it('SEARCH-08 gives decomposed Hangul the same terms', () => {
    expect(tokenize('라이브러리 빌드'.normalize('NFD'))).toEqual(tokenize('라이브러리 빌드'));
  });

  it('SEARCH-23 gives terms in normal form, never empty, never without end', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 200}), (text) => {
        for (const term of tokenize(text)) {
          expect(term).not.toBe('');
          expect(term.length).toBeLessThanOrEqual(MAX_TERM_LENGTH);
          expect(normalizeText(term)).toBe(term);
        }
      }),
    );
  });

  it('SEARCH-23 finds the same terms for a text and its chunks one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.string({unit: 'grapheme', maxLength: 12}), {maxLength: 6}), (words) => {
        const text = words.join(' ');
        expect(findChunks(text).flatMap(tokenize)).toEqual(tokenize(text));
      }),
    );
  });

  it('SEARCH-23 reads ASCII text alike by itself and in a text with other letters', () => {
    const ascii = fc.string({unit: 'grapheme-ascii', maxLength: 40});
    fc.assert(
      fc.property(ascii, (text) => {
        expect(findChunks(text)).toEqual(findChunks(`${text} é`).slice(0, -1));
        expect(tokenize(text)).toEqual(tokenize(`${text} é`).slice(0, -1));
        expect(`${normalizeText(text)}e`).toBe(normalizeText(`${text}é`));
      }),
    );
    expect(tokenize('innerHTMLText_v2').slice(1)).toEqual(['inner', 'html', 'text', 'v2']);
    expect(tokenize('ÉinnerHTMLText_v2').slice(1)).toEqual(['einner', 'html', 'text', 'v2']);
  });

  it('SEARCH-23 takes a word of ASCII letters apart as the patterns of the other letters do', () => {
    const letters = fc.constantFrom(...Array.from('abYZ019$_-@!~'));
    const word = fc.array(letters, {maxLength: 80}).map((parts) => `x${parts.join('')}`);
    const slow = (text: string): string[] =>
      text
        .replace(/(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$&-')
        .split(/[-_]+/)
        .map((part) =>
          part
            .toLowerCase()
            .replace(/[^\p{L}\p{N}$]/gu, '')
            .slice(0, MAX_TERM_LENGTH),
        )
        .filter((part) => part !== '');
    fc.assert(
      fc.property(word, (text) => {
        const parts = slow(text);
        const joined = parts.join('').slice(0, MAX_TERM_LENGTH);
        expect(splitChunk(text)).toEqual([
          {type: 'name', name: {whole: null, pairs: [], words: [{joined, parts: parts.length > 1 ? parts : []}]}},
        ]);
      }),
      {numRuns: 2000},
    );
  });
});
