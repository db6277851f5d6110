import {diffLines} from '@site/src/lib/changes/diffLines';
import {toOwnNames} from '@site/src/lib/changes/tokens';

const OWN = toOwnNames(['0.x', '1.x', '0.23.2', '1.0.1']);

describe('diffLines', () => {
  it('shows changed lines with two lines around them and counts the others', () => {
    const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'old'];
    const now = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'new'];
    expect(diffLines(before, now, 'ts', OWN)).toEqual(['@5', ' f', ' g', '-old', '+new']);
  });

  it('counts three unchanged lines, and shows two', () => {
    const diff = (...between: string[]): readonly string[] =>
      diffLines(['x', ...between, 'y'], ['z', ...between, 'w'], 'ts', OWN);
    expect(diff('a', 'b', 'c', 'd', 'e', 'f', 'g')).toEqual(['-x', '+z', ' a', ' b', '@3', ' f', ' g', '-y', '+w']);
    expect(diff('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['-x', '+z', ' a', ' b', ' c', ' d', ' e', ' f', '-y', '+w']);
  });

  it('takes measured times and sizes in the output of a program for no change, but not in code', () => {
    expect(diffLines(['built in 0.12 s, 3.4 kB'], ['built in 0.3 s, 3.5 kB'], 'text', OWN)).toEqual([
      ' built in 0.3 s, 3.5 kB',
    ]);
    expect(diffLines(['wait("1 s")'], ['wait("2 s")'], 'ts', OWN)).toEqual(['-wait("1 s")', '+wait("2 s")']);
  });
});
