import {
  decideRedirect,
  getToolLang,
  parseLocaleAndVersion,
  splitLocalePath,
  toOpenGraphLocale,
  type RedirectInput,
} from '@site/src/lib/locale';

const SITE = {base: '/', languages: ['en', 'zh'], defaultLang: 'en'};

describe('parseLocaleAndVersion', () => {
  const site = {...SITE, versions: ['1.x', '0.1'], defaultVersion: '1.x'};
  it.each([
    ['/zh/0.1/x', 'zh', '0.1'],
    ['/0.1/zh/x', 'zh', '0.1'],
    ['/a/zh/x', 'zh', '1.x'],
    ['/a/b/zh/0.1', 'en', '1.x'],
    ['/x', 'en', '1.x'],
    ['/', 'en', '1.x'],
    ['/zh?x=0.1', 'zh', '1.x'],
  ])('NOTFOUND-04 reads %s as %s, %s', (path, lang, version) => {
    expect(parseLocaleAndVersion(path, site)).toEqual({lang, version});
    expect(parseLocaleAndVersion(`/lib${path}`, {...site, base: '/lib/'})).toEqual({lang, version});
  });
});

describe('splitLocalePath', () => {
  it.each([
    ['/zh/guide/', 'zh', '/guide/'],
    ['/zh', 'zh', '/'],
    ['/zh-tw/', 'en', '/zh-tw/'],
    ['/guide/', 'en', '/guide/'],
    ['/en/guide/', 'en', '/en/guide/'],
  ])('NAV-04 splits %s into %s and %s', (path, lang, rest) => {
    expect(splitLocalePath(path, SITE)).toEqual({lang, path: rest});
  });
});

describe('decideRedirect', () => {
  const firstVisit: RedirectInput = {
    ...SITE,
    pathname: '/',
    search: '',
    hash: '',
    preferred: ['zh-CN', 'en'],
    userAgent: 'Mozilla/5.0 Chrome/147.0',
    hasVisited: false,
    mode: 'auto',
  };

  it('REDIRECT-05 sends a Chinese visitor to the Chinese page, query and hash kept', () => {
    expect(decideRedirect({...firstVisit, pathname: '/guide/start/', search: '?a=1', hash: '#x'})).toEqual({
      target: '/zh/guide/start/?a=1#x',
      marksVisit: true,
    });
  });

  it('REDIRECT-05 puts the prefix behind the base path', () => {
    expect(decideRedirect({...firstVisit, base: '/lib/', pathname: '/lib/guide/'}).target).toBe('/lib/zh/guide/');
    expect(decideRedirect({...firstVisit, base: '/lib/', pathname: '/lib/'}).target).toBe('/lib/zh/');
  });

  it('REDIRECT-05 takes the first preferred language that the site has', () => {
    expect(decideRedirect({...firstVisit, preferred: ['fr', 'zh-CN']}).target).toBe('/zh/');
    expect(decideRedirect({...firstVisit, preferred: ['ZH-Hans-CN']}).target).toBe('/zh/');
  });

  it.each([
    ['pt-br', '/pt-BR/'],
    ['pt-PT', '/pt/'],
    ['pt', '/pt/'],
    ['es-MX', '/es-419/'],
    ['es', '/es-419/'],
  ])('REDIRECT-05 takes %s for the language of that region, else for any of that language', (tag, target) => {
    const languages = ['en', 'pt-BR', 'pt', 'es-419'];
    expect(decideRedirect({...firstVisit, languages, preferred: [tag]}).target).toBe(target);
  });

  it.each([
    ['a Chinese visitor on /zh/', {pathname: '/zh/'}],
    ['an English visitor on /zh/', {pathname: '/zh/', preferred: ['en-US']}],
    ['an English visitor on /', {preferred: ['en-GB', 'zh']}],
    ['a French visitor', {preferred: ['fr-FR']}],
    ['a visitor without preferences', {preferred: []}],
    ['a visitor who names the default language', {pathname: '/en/guide/'}],
    ['a visitor whose default language was dropped from the address', {pathname: '/guide/', cameFrom: '/en/guide/'}],
    ['such a visitor of the home page', {cameFrom: '/en?a=1'}],
  ])('REDIRECT-05 keeps %s and remembers the visit', (_who, change) => {
    expect(decideRedirect({...firstVisit, ...change})).toEqual({marksVisit: true});
  });

  it('REDIRECT-03 does nothing on a second visit', () => {
    expect(decideRedirect({...firstVisit, hasVisited: true})).toEqual({marksVisit: false});
  });

  it.each(['Googlebot/2.1', 'Baiduspider', 'SomeCrawler', 'Chrome-Lighthouse'])('REDIRECT-04 skips %s', (userAgent) => {
    expect(decideRedirect({...firstVisit, userAgent})).toEqual({marksVisit: false});
  });

  it('REDIRECT-06 does nothing when switched off', () => {
    expect(decideRedirect({...firstVisit, mode: 'never'})).toEqual({marksVisit: false});
  });
});

describe('getToolLang', () => {
  it.each([
    ['/zh/', 'zh'],
    ['/zh/guide/x', 'zh'],
    ['/guide', 'en'],
    ['/guide/about-zh', 'zh'],
  ] as const)('TOOLS-05 shows %s in %s', (path, lang) => {
    expect(getToolLang(path)).toBe(lang);
  });
});

describe('toOpenGraphLocale', () => {
  it.each([
    ['en', 'en_US'],
    ['zh-CN', 'zh_CN'],
    ['zh', 'zh_CN'],
    ['zh-TW', 'zh_TW'],
    ['zh-Hans-SG', 'zh_SG'],
    ['ko', 'ko_KR'],
    ['qps', 'qps'],
  ])('I18N-03 writes %s as %s', (tag, expected) => {
    expect(toOpenGraphLocale(tag)).toBe(expected);
  });
});
