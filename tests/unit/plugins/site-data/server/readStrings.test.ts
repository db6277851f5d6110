/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {siteConfig} from '@site/src/lib/site/siteConfig';
import {readNotFoundTexts} from '@site/src/plugins/site-data/server/readStrings';

const siteDir = path.resolve(__dirname, '../../../../..');

function read(locale: string, folder = siteDir) {
  const i18n = {path: 'i18n', localeConfigs: {[locale]: {path: locale}}} as unknown as I18n;
  return readNotFoundTexts({siteDir: folder, i18n, locale});
}

describe('readNotFoundTexts', () => {
  const translated = siteConfig.locales.slice(1).map(({lang}) => lang);

  it.each(translated)('NOTFOUND-02 has the words of the 404 page in "%s"', async (locale) => {
    expect(await read(locale)).toEqual({
      title: expect.stringMatching(/./),
      home: expect.stringMatching(/./),
      search: expect.stringContaining('{query}'),
    });
  });

  it('returns nothing for a language without messages', async () => {
    expect(await read('xx')).toBeUndefined();
  });

  describe('with files of others', () => {
    let folder: string;
    const write = (content: string | Buffer): void => writeFileSync(path.join(folder, 'i18n/ko/code.json'), content);

    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'strings-'));
      mkdirSync(path.join(folder, 'i18n/ko'), {recursive: true});
    });

    afterAll(() => rmSync(folder, {recursive: true}));

    it('reads a file with a byte order mark', async () => {
      const messages = {
        'theme.NotFound.title': {message: 'a'},
        'site.NotFound.home': {message: 'b'},
        'site.NotFound.search': {message: 'c'},
      };
      write(`\uFEFF${JSON.stringify(messages)}`);
      expect(await read('ko', folder)).toEqual({title: 'a', home: 'b', search: 'c'});
    });

    it('names file and line of what is no JSON, and a file in another encoding', async () => {
      write('{\n"a"}');
      await expect(read('ko', folder)).rejects.toThrow('i18n/ko/code.json:2 is no JSON');
      write(Buffer.from([0x22, 0xb9, 0xd8, 0x22]));
      await expect(read('ko', folder)).rejects.toThrow('i18n/ko/code.json is not UTF-8; save it in that encoding.');
    });
  });
});
