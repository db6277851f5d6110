/** @jest-environment node */
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {siteConfig} from '@site/src/lib/site/siteConfig';
import {readNotFoundTexts} from '@site/src/plugins/site-data/server/readStrings';

const siteDir = path.resolve(__dirname, '../../../../..');

function read(locale: string) {
  const i18n = {path: 'i18n', localeConfigs: {[locale]: {path: locale}}} as unknown as I18n;
  return readNotFoundTexts({siteDir, i18n, locale});
}

describe('readNotFoundTexts', () => {
  const translated = siteConfig.locales.slice(1).map(({lang}) => lang);

  it.each(translated)('NOTFOUND-02 has the words of the 404 page in "%s"', async (locale) => {
    expect(await read(locale)).toEqual({title: expect.stringMatching(/./), home: expect.stringMatching(/./)});
  });

  it('returns nothing for a language without messages', async () => {
    expect(await read('xx')).toBeUndefined();
  });
});
