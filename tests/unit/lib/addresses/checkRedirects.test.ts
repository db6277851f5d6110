import {checkRedirects, type Redirect} from '@site/src/lib/addresses';
import {createPage, createRedirect} from '../../support/addresses';

describe('checkRedirects', () => {
  const pages = [createPage('/a', 'x', 'y'), createPage('/b/', 'y'), createPage('/')];
  const check = (...redirects: Redirect[]): string[] => checkRedirects(redirects, 'en', pages);

  it('accepts moved pages and anchors', () => {
    expect(
      check(
        createRedirect('/old', '/a'),
        createRedirect('/older', '/a#x'),
        createRedirect('/a#gone', '/b#y'),
        createRedirect('/a#other', '/a#x'),
        createRedirect('/old#part', '/b'),
        createRedirect('/off', 'https://example.com/'),
      ),
    ).toEqual([]);
  });

  it.each<[string, Redirect[], string]>([
    [
      'a double',
      [createRedirect('/o', '/a'), createRedirect('/o/', '/b')],
      'the redirect of /o/ starts at /o/, which is redirected to /a already.',
    ],
    [
      'a circle',
      [createRedirect('/o', '/p'), createRedirect('/p', '/o')],
      'the redirect of /o goes in a circle: /o -> /p -> /o.',
    ],
    ['a redirect to itself', [createRedirect('/o', '/o/')], 'goes in a circle: /o -> /o/ -> /o/.'],
    [
      'a chain',
      [createRedirect('/o', '/p'), createRedirect('/p', '/a')],
      'is a chain: /o -> /p -> /a. Lead it to /a at once.',
    ],
    [
      'a chain of anchors',
      [createRedirect('/a#o', '/b#p'), createRedirect('/b#p', '/a#x')],
      'is a chain: /a#o -> /b#p -> /a#x.',
    ],
    [
      'a chain over a page',
      [createRedirect('/a#o', '/p#x'), createRedirect('/p', '/a')],
      'is a chain: /a#o -> /p#x -> /a.',
    ],
    [
      'a target that is no page',
      [createRedirect('/o', '/nowhere')],
      'leads to /nowhere, which is no page of this site.',
    ],
    ['a target that is no anchor', [createRedirect('/o', '/a#z')], 'leads to /a#z, but /a has no anchor #z.'],
    ['a page that is there', [createRedirect('/b', '/a')], 'starts at /b, which is a page of this site'],
    ['an anchor that is there', [createRedirect('/a#x', '/b#y')], 'starts at /a#x, which is still there.'],
    ['an anchor of no page', [createRedirect('/o#x', '/a')], 'declare a redirect of /o as well.'],
    [
      'an anchor that the new page has',
      [createRedirect('/o', '/a'), createRedirect('/o#x', '/b#y')],
      'readers of /o#x come to /a#x, which is there.',
    ],
    [
      'an anchor that is dropped',
      [createRedirect('/o', '/a#x'), createRedirect('/o#p', '/b')],
      'the redirect of /o to /a#x drops the anchor.',
    ],
  ])('refuses %s', (_, redirects, message) => {
    expect(check(...redirects).join('\n')).toContain(message);
  });

  it('looks at the redirects of the locale only', () => {
    expect(checkRedirects([createRedirect('/o', '/nowhere', 'zh')], 'en', pages)).toEqual([]);
    expect(checkRedirects([createRedirect('/o', '/nowhere', 'zh')], 'zh', pages)).toHaveLength(1);
    expect(checkRedirects([createRedirect('/o', '/a', 'zh'), createRedirect('/o', '/b', 'en')], 'zh', pages)).toEqual(
      [],
    );
  });

  it('compares declarations without a build', () => {
    expect(checkRedirects([createRedirect('/o', '/nowhere')], 'en')).toEqual([]);
    expect(checkRedirects([createRedirect('/o', '/o')], 'en')).toHaveLength(1);
  });
});
