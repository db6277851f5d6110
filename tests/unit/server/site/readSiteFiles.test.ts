/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import currentVersion from '@site/src/lib/site/currentVersion.json';
import {siteConfig} from '@site/src/lib/site/siteConfig';
import {CURRENT_VERSION_FILE, LOCALES_FILE, readCurrentVersion, readLocales} from '@site/src/server/site/readSiteFiles';

const ROOT = path.resolve(__dirname, '../../../..');
const EN = {lang: 'en', label: 'English', htmlLang: 'en', title: 'Site', description: 'About it.'};

describe('readSiteFiles', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'site-files-'));
    mkdirSync(path.join(siteDir, 'src/lib/site'), {recursive: true});
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  /** The message about a file with this content; a text stands as it is. */
  function messageOf<Content>(read: (site: string) => Content, file: string, content: unknown): string | Content {
    writeFileSync(path.join(siteDir, file), typeof content === 'string' ? content : JSON.stringify(content));
    try {
      return read(siteDir);
    } catch (error) {
      return (error as Error).message;
    }
  }

  describe('readLocales', () => {
    const check = (content: unknown): unknown => messageOf(readLocales, LOCALES_FILE, content);

    it("VALIDATE-02 returns the site's own languages", () => {
      expect(readLocales(ROOT)).toEqual(siteConfig.locales);
      expect(check([EN])).toEqual([EN]);
    });

    it('VALIDATE-02 names the file, and every field with what is expected and what was found', () => {
      const bad = {...EN, label: undefined, htmlLang: 5, direction: 'up', title: '', colour: 'red'};
      expect(check([EN, bad])).toMatchInlineSnapshot(`
       "src/lib/site/locales.json has 6 bad entries:
         locales[1].label: Please enter label
         locales[1].htmlLang: htmlLang is not a valid string (found 5)
         locales[1].direction: direction must be one of "ltr", "rtl" (found "up")
         locales[1].title: Please enter title (found "")
         locales[1].colour: colour is not a known field (found "red")
         locales[1]: locales[1].lang repeats the value of locales[0] (found "en")"
      `);
    });

    it.each([
      [[], 'locales: locales must have 1 or more entries (found [])'],
      [EN, `locales: locales is not a valid array (found ${JSON.stringify(EN)})`],
      [['en'], 'locales[0]: locales[0] is not a valid object (found "en")'],
      [
        [{...EN, lang: 'English'}],
        'locales[0].lang: lang is not a valid language name such as ko or pt-BR (found "English")',
      ],
      [
        [{...EN, htmlLang: 'en_US'}],
        'locales[0].htmlLang: htmlLang is not a valid language tag such as ko or zh-CN (found "en_US")',
      ],
    ])('VALIDATE-02 refuses %j', (content, message) => {
      expect(check(content)).toBe(`src/lib/site/locales.json has 1 bad entry:\n  ${message}`);
    });

    it('names the line that is no JSON', () => {
      expect(check('[\n  {"lang": "en"\n]\n')).toMatch(/^src\/lib\/site\/locales\.json:3 is no JSON: Expected/);
    });
  });

  describe('readCurrentVersion', () => {
    const check = (content: unknown): unknown => messageOf(readCurrentVersion, CURRENT_VERSION_FILE, content);

    it("VALIDATE-02 returns what the site's own docs are about", () => {
      expect(readCurrentVersion(ROOT)).toEqual(currentVersion);
    });

    it.each([
      [{label: '1.x'}, 'currentVersion.isReleased: Please enter isReleased'],
      [{label: '1.x', isReleased: 'no'}, 'currentVersion.isReleased: isReleased is not a valid boolean (found "no")'],
      [
        {label: 'one', isReleased: true},
        'currentVersion.label: label is not a valid version name such as 1.x (found "one")',
      ],
      [{label: '1.x', isReleased: true, next: '2.x'}, 'currentVersion.next: next is not a known field (found "2.x")'],
      ['null', 'currentVersion: currentVersion is not a valid object (found null)'],
    ])('VALIDATE-02 refuses %j', (content, message) => {
      expect(check(content)).toBe(`src/lib/site/currentVersion.json has 1 bad entry:\n  ${message}`);
    });

    it('names the line that is no JSON', () => {
      expect(check('{\n  "label": "1.x",\n')).toMatch(/^src\/lib\/site\/currentVersion\.json:3 is no JSON: /);
    });
  });
});
