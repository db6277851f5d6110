import {suggestHomes, type BuiltPage} from '@site/src/lib/addresses';

function page(path: string, title: string, ids: Record<string, string> | string[] = [], source = ''): BuiltPage {
  const entries = Array.isArray(ids) ? ids.map((id) => [id, ''] as const) : Object.entries(ids);
  return {path, title, source, anchors: entries.map(([id, text]) => ({id, text}))};
}

describe('suggestHomes', () => {
  it('suggests the page with the anchors of a lost one', () => {
    const pages = [
      page('/guide/advanced/output', 'Output', ['folders', 'names']),
      page('/guide/basic/outputs', 'Outputs', ['other']),
    ];
    expect(
      suggestHomes({path: '/guide/basic/output-files', anchors: ['folders', 'names', 'x']}, pages)[0],
    ).toMatchObject({
      to: '/guide/advanced/output',
      reason: 'has 2 of its 3 anchors',
    });
  });

  it('suggests the page with the title or the last part of the address', () => {
    const pages = [page('/guide/basic/cli', 'Commands'), page('/reference/x', 'Output files'), page('/api/umd', 'z')];
    expect(suggestHomes({path: '/config/output-files', anchors: []}, pages)[0]).toMatchObject({
      to: '/reference/x',
      reason: 'its title is "Output files"',
    });
    expect(suggestHomes({path: '/guide/basic/umd', anchors: []}, pages)[0]).toMatchObject({
      to: '/api/umd',
      reason: 'its address ends the same',
    });
  });

  it('suggests a page of the same version, another version only when there is nothing alike', () => {
    const anchors = ['a', 'b', 'c'];
    const old = page('/0.x/guide/umd', 'UMD', anchors);
    const renamed = page('/guide/umd-build', 'UMD output', anchors.slice(1));
    expect(suggestHomes({path: '/guide/umd', anchors}, [old, renamed]).map(({to}) => to)).toEqual(['/guide/umd-build']);
    expect(suggestHomes({path: '/0.x/guide/umd', anchors}, [renamed, page('/0.x/guide/u', 'U', ['a'])])[0].to).toBe(
      '/0.x/guide/u',
    );
    expect(suggestHomes({path: '/guide/umd', anchors}, [old, page('/guide/um', 'Other')])[0].to).toBe('/0.x/guide/umd');
    expect(suggestHomes({path: '/0.x/guide/umd', anchors}, [renamed])[0].to).toBe('/guide/umd-build');
  });

  it('VERSION-02 leads the addresses that a version had before its release to the default one', () => {
    const pages = ['/0.x', '/1.x', ''].flatMap((version) => [
      page(`${version}/config/`, 'Configuration'),
      page(`${version}/config/lib`, 'lib', version === '/1.x' ? ['dts', 'format'] : ['dts']),
    ]);
    for (const path of ['/config/', '/config/lib']) {
      const homes = suggestHomes({path: `/2.x${path}`, anchors: ['dts', 'format']}, pages);
      expect(homes[0].to).toBe(path);
      expect(homes.filter(({to}) => /^\/[01]/.test(to))).toEqual([]);
    }
  });

  it('leads a lost anchor to no other version', () => {
    const pages = [page('/a', 'A'), page('/0.x/a', 'A', ['x'])];
    expect(suggestHomes({path: '/a', anchor: 'x', anchors: ['x']}, pages)).toEqual([
      expect.objectContaining({to: '/a', reason: 'the top of the page'}),
    ]);
  });

  it('falls back to the nearest address', () => {
    const pages = [page('/config/lib/experiments', 'E'), page('/', 'Home'), page('/guide/start/', 'Start')];
    expect(suggestHomes({path: '/config/lib/experiment', anchors: []}, pages)).toEqual([
      expect.objectContaining({to: '/config/lib/experiments', reason: 'the nearest address'}),
    ]);
  });

  it('does not follow anchors that many pages have', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => page(`/far/${name}`, name, ['next']));
    expect(suggestHomes({path: '/near/page', anchors: ['next']}, [...many, page('/near/pages', 'x')])[0].to).toBe(
      '/near/pages',
    );
  });

  it('counts the anchors that many pages have, too', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => page(`/far/${name}`, name, ['next']));
    expect(
      suggestHomes({path: '/old', anchors: ['next', 'own']}, [...many, page('/new', 'x', ['next', 'own'])]),
    ).toEqual([expect.objectContaining({to: '/new', reason: 'has 2 of its 2 anchors'})]);
  });

  it('suggests the same anchor on another page, the nearest first', () => {
    const pages = [page('/a/b', 'B'), page('/a/c', 'C', ['flags']), page('/zzz/yyy/xxx', 'D', ['flags'])];
    expect(suggestHomes({path: '/a/b', anchor: 'flags', anchors: ['flags']}, pages)[0]).toMatchObject({
      to: '/a/c#flags',
      reason: 'the same anchor on another page',
    });
  });

  it('suggests the heading that has the old words, or a similar new anchor of the same page', () => {
    const pages = [page('/a', 'A', {'cli-options': 'Command line', old: 'Old'})];
    const lost = {path: '/a', anchor: 'command-line', anchors: ['command-line', 'old']};
    expect(suggestHomes(lost, pages)[0]).toMatchObject({to: '/a#cli-options', reason: 'its heading is "Command line"'});
    const renamed = [page('/a', 'A', {'command-lines': 'x', old: 'Old'})];
    expect(suggestHomes(lost, renamed)[0]).toMatchObject({to: '/a#command-lines'});
  });

  it('has the top of the page as its last resort', () => {
    expect(suggestHomes({path: '/a', anchor: 'x', anchors: ['x']}, [page('/a', 'A', ['zzzzzz'])])).toEqual([
      expect.objectContaining({to: '/a', reason: 'the top of the page'}),
    ]);
  });
});
