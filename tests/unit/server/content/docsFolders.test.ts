/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  getDocsFolder,
  getTranslatedFolder,
  listLocaleFolders,
  listTranslatedLocales,
} from '@site/src/server/content/docsFolders';
import {getPageVersion} from '@site/src/server/content/pageVersion';
import {toDocusaurusName} from '@site/src/server/content/versions';

describe('the folders of the docs', () => {
  it.each([
    ['current', 'docs', 'i18n/zh/docusaurus-plugin-content-docs/current'],
    ['0.x', 'versioned_docs/version-0.x', 'i18n/zh/docusaurus-plugin-content-docs/version-0.x'],
  ])('of %s are those that pages are known by', (name, docs, translated) => {
    expect([getDocsFolder(name), getTranslatedFolder('zh', name)]).toEqual([docs, translated]);
    for (const folder of [docs, translated]) {
      expect(toDocusaurusName(getPageVersion(`${folder}/a.mdx`)?.version ?? '')).toBe(name);
    }
  });
});

describe('the languages of the docs', () => {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'site-locales-'));

  afterAll(() => rmSync(siteDir, {recursive: true}));

  it('are none without translations, and those that have docs otherwise', () => {
    expect(listLocaleFolders(siteDir)).toEqual([]);
    mkdirSync(path.join(siteDir, getTranslatedFolder('zh', '0.x')), {recursive: true});
    mkdirSync(path.join(siteDir, 'i18n/ko'));
    writeFileSync(path.join(siteDir, 'i18n/ko/code.json'), '{}');
    expect(listLocaleFolders(siteDir)).toEqual(['ko', 'zh']);
    expect(listTranslatedLocales(siteDir)).toEqual(['zh']);
  });
});
