import {findTextLang} from '@site/src/lib/versions';

const site = {
  base: '/lib/',
  languages: ['en', 'zh'],
  defaultLang: 'en',
  versions: [
    {name: '1.x', prefix: ''},
    {name: '0.x', prefix: '/0.x'},
  ],
  untranslated: {zh: {'1.x': ['/guide/start', '/guide/basic/cli'], '0.x': ['/', '/guide/basic/umd']}},
};

describe('findTextLang', () => {
  it.each<[string, string | undefined, string]>([
    ['/lib/zh/guide/start/', 'en', 'a page without a translation'],
    ['/lib/zh/guide/basic/cli#build', 'en', 'a section of it'],
    ['/lib/zh/0.x/guide/basic/umd', 'en', 'a page of an older version without a translation'],
    ['/lib/zh/0.x', 'en', 'the first page of an older version without a translation'],
    ['/lib/zh/guide/basic/umd', 'zh', 'a translated page of the same name in another version'],
    ['/lib/zh/0.x/guide/basic/cli', 'zh', 'a translated page of an older version'],
    ['/lib/zh/', 'zh', 'the home page'],
    ['/lib/guide/start/', 'en', 'a page in the default language'],
    ['https://example.org/zh/guide/start/', undefined, 'another site'],
    ['', undefined, 'no address'],
  ])('I18N-04 says of %s: %s, %s', (address, expected) => {
    expect(findTextLang({...site, address})).toBe(expected);
  });
});
