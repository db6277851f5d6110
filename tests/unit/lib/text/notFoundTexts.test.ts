import zhMessages from '../../../../i18n/zh/code.json';
import {siteConfig} from '@site/src/lib/site/siteConfig';
import {NOT_FOUND_TEXTS} from '@site/src/lib/text/notFoundTexts';

describe('NOT_FOUND_TEXTS', () => {
  it('NOTFOUND-02 has the words of every language', () => {
    expect(Object.keys(NOT_FOUND_TEXTS)).toEqual(siteConfig.locales.map(({lang}) => lang));
    expect(NOT_FOUND_TEXTS.en).toEqual({title: 'PAGE NOT FOUND', home: 'Take me home'});
  });

  it('NOTFOUND-02 says in Chinese what the Chinese build says', () => {
    expect(NOT_FOUND_TEXTS.zh).toEqual({
      title: zhMessages['theme.NotFound.title'].message,
      home: zhMessages['site.NotFound.home'].message,
    });
  });
});
