import {pathToQuery} from '@site/src/lib/url';

describe('pathToQuery', () => {
  it.each([
    ['/zh/config/lib/auto-extensions.html', 'auto extensions'],
    ['/guide/start/quickstart/', 'quickstart'],
    ['/guide/dts_bundle.md', 'dts bundle'],
    ['/config/lib/d.ts', 'd.ts'],
    ['/zh/%E9%85%8D%E7%BD%AE/index.html', '配置'],
  ])('takes %s for a search of "%s"', (path, query) => {
    expect(pathToQuery(path)).toBe(query);
  });

  it.each(['/', '', '/guide/404', '/guide/caf%E9', `/${'long-'.repeat(20)}`, '/--/'])(
    'finds no words in "%s"',
    (path) => {
      expect(pathToQuery(path)).toBe('');
    },
  );
});
