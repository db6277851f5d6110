import fc from 'fast-check';
import {tokenizeScript} from '@site/src/lib/text';

function typesOf(code: string): string[] {
  return tokenizeScript(code).flatMap(({type, value}) => (type === 'plain' ? [] : [`${type} ${value}`]));
}

describe('tokenizeScript', () => {
  it('names keywords, strings, numbers and properties', () => {
    expect(typesOf("const a = {format: 'esm', size: 16}; return true;")).toEqual([
      'keyword const',
      'property format',
      "string 'esm'",
      'property size',
      'number 16',
      'keyword return',
      'keyword true',
    ]);
  });

  it('finds no keyword inside comments, strings and names', () => {
    expect(typesOf(`/** for in */ "import" // new`)).toEqual([
      'comment /** for in */',
      'string "import"',
      'comment // new',
    ]);
    expect(typesOf('format island')).toEqual([]);
  });

  it('returns pieces that join to the input', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(
          tokenizeScript(code)
            .map(({value}) => value)
            .join(''),
        ).toBe(code);
      }),
    );
  });
});
