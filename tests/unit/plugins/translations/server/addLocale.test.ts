/** @jest-environment node */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {createLocale, runAddLocale, type LocaleRequest} from '@site/src/plugins/translations/server/addLocale';
import {siteSchema} from '@site/src/plugins/site-data/siteSchema';
import {siteConfig} from '@site/src/lib/site/siteConfig';
import type {LocaleConfig} from '@site/src/lib/site/types';
import {LOCALES_FILE} from '@site/src/server/site/readSiteFiles';

const ROOT = path.resolve(__dirname, '../../../../..');

/** The languages that the site began with: others may have been added since. */
const LOCALES = siteConfig.locales.filter(({lang}) => lang === 'en' || lang === 'zh');

describe('addLocale', () => {
  let siteDir: string;
  let printed: string[];

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'add-locale-'));
    for (const folder of ['docs/guide', 'versioned_docs/version-0.x', 'src/lib/site']) {
      mkdirSync(path.join(siteDir, folder), {recursive: true});
    }
    writeFileSync(path.join(siteDir, LOCALES_FILE), `${JSON.stringify(LOCALES, undefined, 2)}\n`);
    printed = [];
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  function readFile(): string {
    return readFileSync(path.join(siteDir, LOCALES_FILE), 'utf8');
  }

  function run(locale: LocaleRequest, {isDryRun = false, status = 0} = {}) {
    return runAddLocale({
      siteDir,
      locale,
      isDryRun,
      print: (line) => printed.push(line),
      writeTranslations: (folder, lang) => {
        mkdirSync(path.join(folder, 'i18n', lang), {recursive: true});
        const texts = {'site.pages': {message: '{count} page|{count} pages'}, 'site.or': {message: 'A | B'}};
        writeFileSync(path.join(folder, 'i18n', lang, 'code.json'), JSON.stringify(texts));
        writeFileSync(path.join(folder, 'i18n', lang, 'seen.json'), readFile());
        return status;
      },
    });
  }

  it('adds the language behind the others, with its own name and the texts of the default one', () => {
    expect(run({lang: 'ko'})).toBe(0);
    const locales = JSON.parse(readFile()) as LocaleConfig[];
    expect(locales.slice(0, -1)).toEqual(LOCALES);
    expect(locales.at(-1)).toEqual({
      lang: 'ko',
      label: '한국어',
      htmlLang: 'ko',
      title: siteConfig.locales[0]?.title,
      description: siteConfig.locales[0]?.description,
      editLink: siteConfig.locales[0]?.editLink,
    });
    expect(siteSchema.validate({...siteConfig, locales}, {convert: false}).error).toBeUndefined();
  });

  it('writes the texts when the language is one of the site', () => {
    run({lang: 'ko'});
    expect(readFileSync(path.join(siteDir, 'i18n/ko/seen.json'), 'utf8')).toContain('"lang": "ko"');
    expect(printed.join('\n')).toContain('npm run i18n:status -- --locale ko');
  });

  it('names in its advice only what a translated language has', async () => {
    run({lang: 'ko'});
    const advice = printed.join('\n').replaceAll('ko', 'zh');
    const files = advice.match(/(?:[\w@.*-]+\/)+[\w.*-]+\.\w+/g) ?? [];
    expect(files).toContain('i18n/zh/same-as-english.json');
    for (const file of files) {
      expect([file, await Globby(file, {cwd: ROOT})]).toEqual([file, expect.arrayContaining([expect.anything()])]);
    }
    const keys = [...advice.matchAll(/^ {2}\d\..*("\w+") in ([^\s,;]+\.json)/gm)];
    expect(keys.length).toBeGreaterThan(0);
    for (const [, key, file] of keys) {
      const texts = (await Globby(file, {cwd: ROOT})).map((name) => readFileSync(path.join(ROOT, name), 'utf8'));
      expect([key, file, texts.some((text) => text.includes(key))]).toEqual([key, file, true]);
    }
  });

  it('tells a language that is there from one whose texts an earlier run did not write', () => {
    run({lang: 'ko'});
    expect(() => run({lang: 'ko'})).toThrow(`i18n: the site has "ko" already, see ${LOCALES_FILE}.`);
    rmSync(path.join(siteDir, 'i18n'), {recursive: true});
    expect(() => run({lang: 'ko'})).toThrow(
      `i18n: "ko" is in ${LOCALES_FILE} without its texts in i18n/ko: an earlier run did not end.`,
    );
  });

  it('asks nobody to remove the default language, whose texts stand in the code', () => {
    expect(() => run({lang: LOCALES[0].lang})).toThrow(
      `i18n: the site has "${LOCALES[0].lang}" already, see ${LOCALES_FILE}.`,
    );
  });

  it.each([
    [{lang: 'zh-CN'}, 'i18n: "zh-CN" is the language "zh" (zh-CN), which the site has already.'],
    [{lang: 'cn', htmlLang: 'ZH-cn'}, 'i18n: "ZH-cn" is the language "zh" (zh-CN), which the site has already.'],
    [{lang: 'cn', htmlLang: 'zh-CN'}, 'i18n: "zh-CN" is the language "zh" (zh-CN), which the site has already.'],
    [{lang: 'jp'}, 'i18n: no language "jp" is known; check the tag, or give its name with --label.'],
  ])('refuses a language that is there under another name, and one that nobody knows: %o', (locale, message) => {
    expect(() => run(locale)).toThrow(message);
  });

  it('takes a language that nobody knows with the name that is given', () => {
    expect(createLocale(siteDir, {lang: 'jp', label: 'JP'})).toMatchObject({lang: 'jp', label: 'JP'});
  });

  it.each([
    ['ko', '{count} pages'],
    ['fr', '{count} page|{count} pages'],
    ['ru', '{count} page|{count} pages'],
    ['lv', '{count} pages|{count} page|{count} pages'],
    ['ar', '{count} pages|{count} page|{count} pages'],
  ])('I18N-07 gives plurals in %s the English forms at the places where the language has them', (lang, message) => {
    run({lang});
    expect(JSON.parse(readFileSync(path.join(siteDir, 'i18n', lang, 'code.json'), 'utf8'))).toEqual({
      'site.pages': {message},
      'site.or': {message: 'A | B'},
    });
  });

  it('knows the direction of a language, and takes label, tag and direction as given', () => {
    expect(createLocale(siteDir, {lang: 'ar'})).toMatchObject({label: 'العربية', direction: 'rtl'});
    expect(createLocale(siteDir, {lang: 'fr'})).toMatchObject({label: 'Français'});
    expect(createLocale(siteDir, {lang: 'fr'})).not.toHaveProperty('direction');
    const given = {lang: 'pt', htmlLang: 'pt-BR', label: 'Português', direction: 'rtl'};
    expect(createLocale(siteDir, given)).toMatchObject(given);
  });

  it('changes nothing in a dry run and says what it would do', () => {
    const before = readFile();
    expect(run({lang: 'ko'}, {isDryRun: true})).toBe(0);
    expect(readFile()).toBe(before);
    expect(existsSync(path.join(siteDir, 'i18n'))).toBe(false);
    expect(printed[0]).toBe('i18n: would add 한국어 (ko), at /ko/');
    expect(printed[1]).toContain('"lang":"ko"');
  });

  it('takes the entry back when the texts cannot be written', () => {
    const before = readFile();
    expect(run({lang: 'ko'}, {status: 3})).toBe(3);
    expect(readFile()).toBe(before);
  });

  it.each([
    ['guide', '"guide" is no name of a language'],
    ['k', '"k" is no name of a language'],
    ['../x', '"../x" is no name of a language'],
  ])('refuses "%s"', (lang, message) => {
    const before = readFile();
    expect(() => run({lang})).toThrow(message);
    expect(readFile()).toBe(before);
  });

  it('refuses a name whose address has pages', () => {
    mkdirSync(path.join(siteDir, 'docs/api'));
    expect(() => run({lang: 'api'})).toThrow('pages are at /api/ already');
  });

  it.each([true, false])('refuses what the site would not take, dry run: %s', (isDryRun) => {
    const before = readFile();
    expect(() => run({lang: 'ko', label: ''}, {isDryRun})).toThrow(
      'i18n: "ko" has 1 bad entry:\n  label: Please enter label (found "")',
    );
    expect([readFile(), printed]).toEqual([before, []]);
  });

  it('refuses a tag or a direction that is none', () => {
    expect(() => run({lang: 'ko', htmlLang: 'not a tag'})).toThrow('"not a tag" is no language tag');
    expect(() => run({lang: 'ko', direction: 'up'})).toThrow('"up" is no direction');
  });
});
