/** @jest-environment node */
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {globTranslatableSourceFiles} from '@docusaurus/utils';
import code from '../../i18n/zh/code.json';
import docs from '../../i18n/zh/docusaurus-plugin-content-docs/current.json';
import strings from '../../i18n/zh/site-data/strings.json';
import sidebars from '../../sidebars';
import {siteConfig} from '../../src/lib/site/siteConfig';
import {createTranslationFiles} from '../../src/plugins/site-data/server/translations';

type Messages = Readonly<Record<string, {readonly message: string}>>;

/** Names that are the same in both languages. */
const UNTRANSLATED = /^(?:API|ESM|CJS|UMD|Rslib|Rstack|JavaScript API|\d[\w.]*)$/;

/** Messages with words, none of them Chinese. What is only placeholders and marks needs no translation. */
function withoutChinese(messages: Messages): string[] {
  return Object.entries(messages)
    .map(([id, {message}]) => ({id, words: message.replace(/\{\w+\}/g, '').trim()}))
    .filter(({words}) => /\p{L}/u.test(words) && !/\p{Script=Han}/u.test(words) && !UNTRANSLATED.test(words))
    .map(({id, words}) => `${id}: ${words}`);
}

async function extractCodeIds(): Promise<string[]> {
  const files = await globTranslatableSourceFiles([path.resolve(__dirname, '..', '..', 'src')]);
  const found = await extractAllSourceCodeFileTranslations(files, getBabelOptions({isServer: true}));
  expect(found.flatMap(({warnings}) => warnings)).toEqual([]);
  return found.flatMap(({translations}) => Object.keys(translations));
}

describe('i18n/zh', () => {
  it('I18N-07 has every message id of the code', async () => {
    const ids = await extractCodeIds();
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !Object.hasOwn(code, id))).toEqual([]);
  });

  it('I18N-07 keeps no message of ours that the code has no more', async () => {
    const ids = await extractCodeIds();
    expect(Object.keys(code).filter((id) => id.startsWith('site.') && !ids.includes(id))).toEqual([]);
  });

  it('I18N-07 has exactly the texts of the site data', () => {
    const [{content}] = createTranslationFiles(siteConfig);
    expect(Object.keys(strings).sort()).toEqual(Object.keys(content).sort());
  });

  it('I18N-07 has every sidebar label', () => {
    const keys = Object.entries(sidebars).flatMap(([name, items]) =>
      (items as readonly {readonly type?: string; readonly key?: string}[])
        .filter(({type}) => type === 'category')
        .map(({key}) => `sidebar.${name}.category.${key}`),
    );
    expect(keys.filter((key) => !Object.hasOwn(docs, key))).toEqual([]);
  });

  it.each([
    ['code.json', code as Messages],
    ['site-data/strings.json', strings as Messages],
    ['docusaurus-plugin-content-docs/current.json', docs as Messages],
  ])('I18N-07 is in Chinese: %s', (_file, messages) => {
    expect(withoutChinese(messages)).toEqual([]);
  });
});
