import {createReport, parseShard, takeShard} from '../../../../tools/axe/report.mjs';

const violation = (target: string) => ({
  id: 'color-contrast',
  help: 'Elements must be readable',
  nodes: [{target: [target], failureSummary: 'Fix this:\n  contrast of 3'}],
});

describe('the report of axe', () => {
  it('names each element once, with how often and where', () => {
    const {count, lines} = createReport([
      {route: '/a', state: 'light, 360 px', violations: [violation('p'), violation('h1')]},
      {route: '/b', state: 'dark, 360 px', violations: [violation('p')]},
      {route: '/c', state: 'dark, 360 px', violations: []},
    ]);
    expect(count).toBe(3);
    expect(lines).toEqual([
      'color-contrast: Elements must be readable',
      '  p\n    Fix this: contrast of 3',
      '    2 times: /a (light, 360 px), /b (dark, 360 px)',
      '  h1\n    Fix this: contrast of 3',
      '    1 times: /a (light, 360 px)',
      '',
    ]);
  });

  it('puts every page into one shard', () => {
    const pages = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect([1, 2, 3].flatMap((index) => takeShard(pages, index, 3)).sort()).toEqual(pages);
    expect(parseShard('2/3')).toEqual([2, 3]);
  });

  it.each(['', '0/3', '4/3', '1', 'a/b', '1/0'])('refuses the shard "%s"', (text) => {
    expect(() => parseShard(text)).toThrow('--shard');
  });
});
