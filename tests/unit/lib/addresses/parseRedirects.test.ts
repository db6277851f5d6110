import {formatRedirects, parseRedirects} from '@site/src/lib/addresses';
import {createRedirect} from '../../support/addresses';

const LOCALES = ['en', 'zh'];
const BASE = {since: '2026-01-01', reason: 'moved'};

describe('parseRedirects', () => {
  const problemsOf = (...entries: unknown[]): string[] => parseRedirects(JSON.stringify(entries), LOCALES).problems;

  it('reads pages, anchors, other sites and single locales', () => {
    const entries = [
      {...BASE, from: '/a', to: '/b'},
      {...BASE, from: '/a/#x', to: '/b#y', locale: 'zh'},
      {...BASE, from: '/c', to: 'https://example.com/c#d'},
      {...BASE, from: '/d%20%2F', to: 'https://example.com/%ff'},
    ];
    expect(parseRedirects(JSON.stringify(entries), LOCALES)).toEqual({redirects: entries, problems: []});
  });

  it.each([
    ['a relative address', {...BASE, from: 'a', to: '/b'}, '"from" is "a", expected an address'],
    ['an address of another host', {...BASE, from: '//a', to: '/b'}, '"from" is "//a", expected an address'],
    ['a query', {...BASE, from: '/a?x', to: '/b'}, '"from" is "/a?x", expected an address'],
    ['.html', {...BASE, from: '/a.html', to: '/b'}, 'expected the clean address'],
    ['index', {...BASE, from: '/a', to: '/b/index'}, 'expected the clean address'],
    ['an escape that is no text', {...BASE, from: '/a%ff', to: '/b'}, '"from" is "/a%ff", expected percent escapes'],
    ['an empty anchor', {...BASE, from: '/a#', to: '/b'}, 'expected an id behind "#"'],
    ['a locale in the address', {...BASE, from: '/zh/a', to: '/b'}, 'expected the address without "/zh"'],
    ['no target', {...BASE, from: '/a'}, '"to" is missing, expected a text'],
    ['no reason', {from: '/a', to: '/b', since: '2026-01-01'}, '"reason" is missing'],
    ['a bad day', {from: '/a', to: '/b', reason: 'x', since: 'May'}, '"since" is "May", expected a day'],
    ['an unknown locale', {...BASE, from: '/a', to: '/b', locale: 'fr'}, 'expected one of en, zh'],
    ['an unknown field', {...BASE, from: '/a', to: '/b', status: 301}, '"status" is no field'],
    ['a text', '/a', 'expected an object'],
  ])('refuses %s', (_, entry, message) => {
    const [problem] = problemsOf({...BASE, from: '/ok', to: '/b'}, entry);
    expect(problem).toMatch(/^entry 2: /);
    expect(problem).toContain(message);
  });

  it('refuses what is no list and no JSON', () => {
    expect(parseRedirects('{}', LOCALES).problems[0]).toContain('expected a list');
    expect(parseRedirects('[', LOCALES).problems[0]).toContain('no JSON');
  });

  it('writes one sorted line for each, which it reads again', () => {
    const redirects = [createRedirect('/b', '/c'), createRedirect('/a', '/c', 'zh'), createRedirect('/a', '/c', 'en')];
    const text = formatRedirects(redirects);
    expect(text.split('\n').map((line) => line.slice(0, 14))).toEqual([
      '[',
      '  {"from":"/a"',
      '  {"from":"/a"',
      '  {"from":"/b"',
      ']',
      '',
    ]);
    expect(parseRedirects(text, LOCALES).redirects).toEqual([redirects[2], redirects[1], redirects[0]]);
    expect(formatRedirects([])).toBe('[]\n');
  });
});
