import {splitCommands} from '@site/src/plugins/verified-docs/server/checks/splitCommands';

describe('splitCommands', () => {
  it.each([
    ['a && b || c; d | e', ['a', 'b', 'c', 'd', 'e']],
    ['a # b; c', ['a']],
    ['# a', []],
    ['a#b', ['a#b']],
    [`a "b; c" 'd | e' f\\;g "h\\"; i"`, [`a "b; c" 'd | e' f\\;g "h\\"; i"`]],
    ["echo don't; b", ["echo don't", 'b']],
    ['a 2>&1 &', ['a 2>&1 &']],
  ])('splits %j into %j', (code, commands) => {
    expect(splitCommands({code, lang: 'sh'}).map(({text}) => text)).toEqual(commands);
  });

  it.each([
    [
      'sh',
      'a \\\n  b && c\nd',
      [
        ['a   b', 1],
        ['c', 1],
        ['d', 3],
      ],
    ],
    ['sh', '\n# a \\\nb', [['b', 3]]],
    [
      'sh',
      'a \\\\\nb',
      [
        ['a \\\\', 1],
        ['b', 2],
      ],
    ],
    [
      'sh',
      'a `\nb',
      [
        ['a `', 1],
        ['b', 2],
      ],
    ],
    [
      'sh',
      'a "b; \\\nc"\nd',
      [
        ['a "b; \\\nc"', 1],
        ['d', 3],
      ],
    ],
    [
      'sh',
      "don't\nb; don't",
      [
        ["don't", 1],
        ['b', 2],
        ["don't", 2],
      ],
    ],
    [
      'powershell',
      'a `\n  b; c "`"; d"\ncd e\\\nf',
      [
        ['a   b', 1],
        ['c "`"; d"', 1],
        ['cd e\\', 3],
        ['f', 4],
      ],
    ],
  ])('joins lines of %s that go on, and keeps the number of the first: %j', (lang, code, commands) => {
    expect(splitCommands({code, lang}).map(({text, line}) => [text, line])).toEqual(commands);
  });
});
