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
  ])('splits %j into %j', (line, commands) => {
    expect(splitCommands(line)).toEqual(commands);
  });
});
