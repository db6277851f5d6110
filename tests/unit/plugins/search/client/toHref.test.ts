import {toHref} from '@site/src/plugins/search/client/toHref';

describe('toHref', () => {
  it.each([
    ['/guide/start/#names', '/', '/guide/start/#names'],
    ['/zh/guide/start/', '/docs/', '/docs/zh/guide/start/'],
    ['https://example.org/a', '/docs/', 'https://example.org/a'],
  ])('SEARCH-11 leads from %s below %s to %s', (link, base, href) => {
    expect(toHref(link, base)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\r\n\\evil.example',
    'data:text/html,x',
    '',
  ])('never leads to %j', (link) => {
    expect(toHref(link, '/docs/')).toBe('/docs/');
    expect(toHref(link, '/')).toBe('/');
  });
});
