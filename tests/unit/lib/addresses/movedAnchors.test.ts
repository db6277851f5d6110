import {collectMovedAnchors, type BuiltPage, type Redirect} from '@site/src/lib/addresses';

const redirect = (from: string, to: string, locale?: string): Redirect => ({
  from,
  to,
  since: '2026-01-01',
  reason: 'moved',
  ...(locale === undefined ? {} : {locale}),
});
const page = (path: string, ...ids: string[]): BuiltPage => ({
  path,
  title: '',
  source: '',
  anchors: ids.map((id) => ({id, text: ''})),
});

describe('collectMovedAnchors', () => {
  it('gives each page its moved anchors, under the base path of the locale', () => {
    const redirects = [
      redirect('/a#one', '/b/#y'),
      redirect('/a/#two', '/a#x'),
      redirect('/a#three', 'https://example.com/#z'),
      redirect('/a#top', '/a'),
      redirect('/page', '/b/'),
    ];
    expect(collectMovedAnchors(redirects, [page('/a', 'x'), page('/b/', 'y')], '/lib/zh/')).toEqual(
      new Map([['/a', {one: '/lib/zh/b/#y', two: '#x', three: 'https://example.com/#z', top: '#'}]]),
    );
  });

  it('lets a page take over the anchors of one that has moved to it', () => {
    const redirects = [redirect('/old', '/a'), redirect('/old#part', '/b/#y')];
    expect(collectMovedAnchors(redirects, [page('/a'), page('/b/', 'y')], '/')).toEqual(
      new Map([['/a', {part: '/b/#y'}]]),
    );
  });
});
