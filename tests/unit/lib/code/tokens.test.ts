import fc from 'fast-check';
import {decodeTokens, encodeTokens, TOKEN_ROLES, type CodeToken} from '@site/src/lib/code';

const toCode = (lines: readonly (readonly CodeToken[])[]): string =>
  lines.map((line) => line.map(({text}) => text).join('')).join('\n');

describe('encoded code tokens', () => {
  it('are short', () => {
    expect(encodeTokens([[{text: 'let', role: 'keyword'}, {text: ' a'}], [], [{text: '1', role: 'number'}]])).toBe(
      'b3-2d',
    );
  });

  it('join neighbours of one role', () => {
    expect(
      decodeTokens(
        'ab',
        encodeTokens([
          [
            {text: 'a', role: 'keyword'},
            {text: 'b', role: 'keyword'},
          ],
        ]),
      ),
    ).toEqual([[{text: 'ab', role: 'keyword'}]]);
  });

  it('give back the code with the same role for each character', () => {
    const token = fc.record(
      {
        text: fc.string({unit: fc.constantFrom('a', ' ', '漢', '😀', '{'), minLength: 0}),
        role: fc.constantFrom(...TOKEN_ROLES),
      },
      {requiredKeys: ['text']},
    );
    const characters = (lines: readonly (readonly CodeToken[])[]): unknown =>
      lines.map((line) => line.flatMap(({text, role}) => text.split('').map((character) => [character, role])));
    fc.assert(
      fc.property(fc.array(fc.array(token), {minLength: 1}), (lines) => {
        const decoded = decodeTokens(toCode(lines), encodeTokens(lines));
        expect(characters(decoded ?? [])).toEqual(characters(lines));
      }),
    );
  });

  it.each([
    ['too short', 'abc', 'a2'],
    ['too long', 'abc', 'a4'],
    ['over a line break', 'ab\nc', 'a3'],
    ['left over', 'abc', 'a3a'],
  ])('do not fit other code: %s', (_name, code, encoded) => {
    expect(decodeTokens(code, encoded)).toBeUndefined();
  });
});
