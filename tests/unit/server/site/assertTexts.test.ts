/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {assertTexts} from '@site/src/server/site/assertTexts';

describe('assertTexts', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'texts-'));
  });

  afterEach(() => rmSync(siteDir, {recursive: true}));

  function write(file: string, text: string): void {
    const place = path.join(siteDir, 'i18n', file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
  }

  it('takes texts, lists of the site beside them, and languages without a folder', () => {
    write('zh/code.json', '\uFEFF{"a": {"message": "文", "description": "D"}}');
    write('zh/docusaurus-plugin-content-docs/current.json', '{}');
    write('zh/same-as-english.json', '["API"]');
    write('zh/freshness.json', '{"current/a.mdx": 1}');
    write('ko/code.json', '{');
    expect(() => assertTexts(siteDir, ['en', 'zh'])).not.toThrow();
  });

  it('I18N-07 names each file that Docusaurus would stop at, with the line that is no JSON', () => {
    write('zh/code.json', '{\n  "a": {"message": "一"}\n  "b": {"message": "二"}\n}');
    write('zh/docusaurus-theme-classic/navbar.json', '[]');
    write('zh/site-data/strings.json', '{"a": {"message": "一"}, "b": "二"}');
    write('zh/site-data/more.json', '{"c": {"message": 1}}');
    let message = '';
    try {
      assertTexts(siteDir, ['zh']);
    } catch (error) {
      ({message} = error as Error);
    }
    expect(message.split('\n')).toEqual([
      expect.stringMatching(/^i18n\/zh\/code\.json:3 is no JSON: Expected ',' or '}'/),
      'i18n/zh/docusaurus-theme-classic/navbar.json: expected an object with a text for each key',
      'i18n/zh/site-data/more.json: "c" has no "message" that is a text',
      'i18n/zh/site-data/strings.json: "b" has no "message" that is a text',
    ]);
  });
});
