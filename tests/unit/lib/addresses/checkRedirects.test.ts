import {checkRedirects, type BuiltPage, type Redirect} from '@site/src/lib/addresses';

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

describe('checkRedirects', () => {
  const pages = [page('/a', 'x', 'y'), page('/b/', 'y'), page('/')];
  const check = (...redirects: Redirect[]): string[] => checkRedirects(redirects, 'en', pages);

  it('accepts moved pages and anchors', () => {
    expect(
      check(
        redirect('/old', '/a'),
        redirect('/older', '/a#x'),
        redirect('/a#gone', '/b#y'),
        redirect('/a#other', '/a#x'),
        redirect('/old#part', '/b'),
        redirect('/off', 'https://example.com/'),
      ),
    ).toEqual([]);
  });

  it.each<[string, Redirect[], string]>([
    [
      'a double',
      [redirect('/o', '/a'), redirect('/o/', '/b')],
      'the redirect of /o/ starts at /o/, which is redirected to /a already.',
    ],
    ['a circle', [redirect('/o', '/p'), redirect('/p', '/o')], 'the redirect of /o goes in a circle: /o -> /p -> /o.'],
    ['a redirect to itself', [redirect('/o', '/o/')], 'goes in a circle: /o -> /o/ -> /o/.'],
    ['a chain', [redirect('/o', '/p'), redirect('/p', '/a')], 'is a chain: /o -> /p -> /a. Lead it to /a at once.'],
    ['a chain of anchors', [redirect('/a#o', '/b#p'), redirect('/b#p', '/a#x')], 'is a chain: /a#o -> /b#p -> /a#x.'],
    ['a chain over a page', [redirect('/a#o', '/p#x'), redirect('/p', '/a')], 'is a chain: /a#o -> /p#x -> /a.'],
    ['a target that is no page', [redirect('/o', '/nowhere')], 'leads to /nowhere, which is no page of this site.'],
    ['a target that is no anchor', [redirect('/o', '/a#z')], 'leads to /a#z, but /a has no anchor #z.'],
    ['a page that is there', [redirect('/b', '/a')], 'starts at /b, which is a page of this site'],
    ['an anchor that is there', [redirect('/a#x', '/b#y')], 'starts at /a#x, which is still there.'],
    ['an anchor of no page', [redirect('/o#x', '/a')], 'declare a redirect of /o as well.'],
    [
      'an anchor that the new page has',
      [redirect('/o', '/a'), redirect('/o#x', '/b#y')],
      'readers of /o#x come to /a#x, which is there.',
    ],
    [
      'an anchor that is dropped',
      [redirect('/o', '/a#x'), redirect('/o#p', '/b')],
      'the redirect of /o to /a#x drops the anchor.',
    ],
  ])('refuses %s', (_, redirects, message) => {
    expect(check(...redirects).join('\n')).toContain(message);
  });

  it('looks at the redirects of the locale only', () => {
    expect(checkRedirects([redirect('/o', '/nowhere', 'zh')], 'en', pages)).toEqual([]);
    expect(checkRedirects([redirect('/o', '/nowhere', 'zh')], 'zh', pages)).toHaveLength(1);
    expect(checkRedirects([redirect('/o', '/a', 'zh'), redirect('/o', '/b', 'en')], 'zh', pages)).toEqual([]);
  });

  it('compares declarations without a build', () => {
    expect(checkRedirects([redirect('/o', '/nowhere')], 'en')).toEqual([]);
    expect(checkRedirects([redirect('/o', '/o')], 'en')).toHaveLength(1);
  });
});
