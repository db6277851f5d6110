import {describeAddress, type DescribeAddressParams} from '@site/src/lib/versions';

const SITE = {
  defaultLang: 'en',
  languages: ['en', 'zh'],
  versions: ['1.x', '0.2', '0.1'],
  pages: {
    '0.2': {'/only-old': {'1.x': {path: '/', title: '', kind: 'nearest'}}},
    '0.1': {
      '/only-old': {'1.x': {path: '/', title: '', kind: 'nearest'}},
      '/oldest': {
        '1.x': {path: '/', title: '', kind: 'nearest'},
        '0.2': {path: '/', title: '', kind: 'nearest'},
      },
      '/old-name': {'1.x': {path: '/new-name', title: '', kind: 'moved'}},
    },
  },
  untranslated: {zh: {'1.x': ['/english'], '0.1': ['/oldest']}},
} satisfies Partial<DescribeAddressParams>;

function describePage(version: string, path: string, lang = 'en') {
  const {canonical, isSuperseded, alternates} = describeAddress({...SITE, lang, version, path});
  return [`${canonical.lang} ${canonical.version} ${canonical.path}`, isSuperseded ? 'superseded' : alternates.join()];
}

describe('describeAddress', () => {
  it.each([
    ['en', '1.x', '/guide/', 'en 1.x /guide/', 'en,zh'],
    ['zh', '1.x', '/guide/', 'zh 1.x /guide/', 'en,zh'],
    ['en', '0.1', '/guide/', 'en 1.x /guide/', 'superseded'],
    ['zh', '0.1', '/guide/', 'zh 1.x /guide/', 'superseded'],
  ])(
    'VERSION-06 %s %s %s: a page of an old version stands behind the default one',
    (lang, version, path, ...expected) => {
      expect(describePage(version, path, lang)).toEqual(expected);
    },
  );

  it('VERSION-06 a moved page stands behind its new address', () => {
    expect(describePage('0.1', '/old-name')).toEqual(['en 1.x /new-name', 'superseded']);
  });

  it('VERSION-06 a page that the default version lacks stands for itself, in the newest version that has it', () => {
    expect(describePage('0.2', '/only-old')).toEqual(['en 0.2 /only-old', 'en,zh']);
    expect(describePage('0.1', '/only-old')).toEqual(['en 0.2 /only-old', 'superseded']);
    expect(describePage('0.1', '/oldest')).toEqual(['en 0.1 /oldest', 'en']);
  });

  it('I18N-04 a page without a translation stands behind the English one, which names no other language', () => {
    expect(describePage('1.x', '/english', 'zh')).toEqual(['en 1.x /english', 'superseded']);
    expect(describePage('1.x', '/english')).toEqual(['en 1.x /english', 'en']);
    expect(describePage('0.1', '/oldest/', 'zh')).toEqual(['en 0.1 /oldest/', 'superseded']);
  });

  it('I18N-04 a translated page stays in its language where the newer version is not translated', () => {
    expect(describePage('0.2', '/english', 'zh')).toEqual(['zh 0.2 /english', 'zh']);
  });
});
