import {judgeMarkedLines} from '@site/src/lib/code/judgeMarkedLines';

it.each([
  ['', 1],
  ['title="a.ts"', 1],
  ['title="src/{a,b}.ts" {1}', 1],
  ['title=\'{9}\' sample="x"', 1],
  ['sample="x" {1,3-5}', 5],
])('accepts %j above %i lines', (meta, count) => {
  expect(judgeMarkedLines(meta, count)).toBeUndefined();
});

it.each([
  ['{99}', 1, '"{99}" marks line 99, and the block has line 1 alone'],
  ['title="a.ts" {2,3-6}', 5, '"{2,3-6}" marks line 3-6, and the block has lines 1 to 5'],
  ['{0}', 5, '"{0}" marks line 0, and the block has lines 1 to 5'],
  ['{4-2}', 5, '"{4-2}" marks line 4-2, and the block has lines 1 to 5'],
  ['{3-}', 5, '"{3-}" marks no lines; write their numbers without spaces, as "{1,3-5}"'],
  ['{1, 3}', 5, '"{1, 3}" marks no lines; write their numbers without spaces, as "{1,3-5}"'],
  ['{}', 5, '"{}" marks no lines; write their numbers without spaces, as "{1,3-5}"'],
])('says what is wrong with %j above %i lines', (meta, count, message) => {
  expect(judgeMarkedLines(meta, count)).toBe(message);
});
