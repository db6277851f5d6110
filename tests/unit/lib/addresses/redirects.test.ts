import {
  checkRedirects,
  collectMovedAnchors,
  createHostRedirects,
  formatNginxLocations,
  formatRedirects,
  formatRedirectsFile,
  withMarkdownTwins,
  parseRedirects,
  type BuiltPage,
  type Redirect,
} from '@site/src/lib/addresses';

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
const LOCALES = ['en', 'zh'];
const BASE = {since: '2026-01-01', reason: 'moved'};

describe('parseRedirects', () => {
  const problemsOf = (...entries: unknown[]): string[] => parseRedirects(JSON.stringify(entries), LOCALES).problems;

  it('reads pages, anchors, other sites and single locales', () => {
    const entries = [
      {...BASE, from: '/a', to: '/b'},
      {...BASE, from: '/a/#x', to: '/b#y', locale: 'zh'},
      {...BASE, from: '/c', to: 'https://example.com/c#d'},
    ];
    expect(parseRedirects(JSON.stringify(entries), LOCALES)).toEqual({redirects: entries, problems: []});
  });

  it.each([
    ['a relative address', {...BASE, from: 'a', to: '/b'}, '"from" is "a", expected an address'],
    ['an address of another host', {...BASE, from: '//a', to: '/b'}, '"from" is "//a", expected an address'],
    ['a query', {...BASE, from: '/a?x', to: '/b'}, '"from" is "/a?x", expected an address'],
    ['.html', {...BASE, from: '/a.html', to: '/b'}, 'expected the clean address'],
    ['index', {...BASE, from: '/a', to: '/b/index'}, 'expected the clean address'],
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
    const redirects = [redirect('/b', '/c'), redirect('/a', '/c', 'zh'), redirect('/a', '/c', 'en')];
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
    ['a double', [redirect('/o', '/a'), redirect('/o/', '/b')], 'the redirect of /o/ starts at /o/, which is redirected to /a already.'],
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
    ['an anchor that the new page has', [redirect('/o', '/a'), redirect('/o#x', '/b#y')], 'readers of /o#x come to /a#x, which is there.'],
    ['an anchor that is dropped', [redirect('/o', '/a#x'), redirect('/o#p', '/b')], 'the redirect of /o to /a#x drops the anchor.'],
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

describe('files of hosts', () => {
  const redirects = [
    redirect('/old/', '/new#part'),
    redirect('/a#x', '/b#y'),
    redirect('/nur-zh', '/样例 $1', 'zh'),
    redirect('/off', 'https://example.com/a'),
  ];
  const hostRedirects = createHostRedirects(redirects, {en: '/lib/', zh: '/lib/zh/'});

  it('has every page of every locale under the base path, and no anchor', () => {
    expect(hostRedirects).toEqual([
      {from: '/lib/off', to: 'https://example.com/a'},
      {from: '/lib/old', to: '/lib/new#part'},
      {from: '/lib/zh/nur-zh', to: '/lib/zh/%E6%A0%B7%E4%BE%8B%20$1'},
      {from: '/lib/zh/off', to: 'https://example.com/a'},
      {from: '/lib/zh/old', to: '/lib/zh/new#part'},
    ]);
  });

  it('writes _redirects for both forms of an address', () => {
    expect(formatRedirectsFile(hostRedirects).split('\n')).toEqual(
      expect.arrayContaining(['/lib/old /lib/new#part 301', '/lib/old/ /lib/new#part 301']),
    );
  });

  it('moves the Markdown twin of a page with it, where the new page has one', () => {
    const moved = [
      {from: '/lib/old', to: '/lib/new/#part'},
      {from: '/lib/off', to: 'https://example.com/a'},
      {from: '/lib/start', to: '/lib/'},
    ];
    const twins = withMarkdownTwins(moved, (file) => file === '/lib/new.md');
    expect(twins).toEqual([moved[0], {from: '/lib/old.md', to: '/lib/new.md'}, moved[1], moved[2]]);
    expect(formatRedirectsFile(twins)).toContain('/lib/old.md /lib/new.md 301\n/lib/off ');
    expect(formatNginxLocations(twins)).not.toContain('.md/');
  });

  it('writes places of nginx that keep the query, and whose paths name no variable', () => {
    const lines = formatNginxLocations(hostRedirects).split('\n');
    expect(lines).toContain('location = "/lib/old/" { return 301 "/lib/new$is_args$args#part"; }');
    expect(lines).toContain(
      'location = "/lib/zh/nur-zh" { return 301 "/lib/zh/%E6%A0%B7%E4%BE%8B%20%241$is_args$args"; }',
    );
  });
});
