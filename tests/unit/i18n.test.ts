/** @jest-environment node */
import path from 'node:path';
import {lintTexts, listWantedTexts} from '../../src/plugins/translations/server/texts/lintTexts';
import {createOriginals} from '../../tools/i18n/createOriginals';
import chinese from '../../i18n/zh/code.json';

const ROOT = path.resolve(__dirname, '..', '..');

describe('i18n/zh', () => {
  const originals = createOriginals(ROOT);

  it.each(Object.keys(originals))('I18N-07 has texts to translate in %s', async (file) => {
    expect(Object.keys(await originals[file]())).not.toEqual([]);
  });

  it('I18N-07 has every text in Chinese, with its placeholders, and no file or excuse too many', async () => {
    const files = listWantedTexts(ROOT, 'zh', originals);
    expect(await lintTexts({siteDir: ROOT, locale: 'zh', originals, files})).toEqual([]);
  });

  it('I18N-02 has the six strings of the site in both languages, with different texts', async () => {
    const english = await originals['code.json']();
    for (const name of ['introduction', 'quickStart', 'subtitle', 'slogan', 'toolStackTitle', 'toolStackDescription']) {
      const id = `site.strings.${name}` as keyof typeof chinese;
      expect(english[id]).toMatch(/\w/);
      expect(chinese[id].message).not.toBe(english[id]);
    }
  });
});
