/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {CURRENT_VERSION_FILE, LOCALES_FILE} from '@site/src/server/site/readSiteFiles';

const CLI = path.resolve(__dirname, '../../../../tools/build/cli.mjs');

describe('build', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'build-cli-'));
    mkdirSync(path.join(siteDir, 'src/lib/site'), {recursive: true});
    mkdirSync(path.join(siteDir, 'i18n/zh'), {recursive: true});
    const locales = ['en', 'zh'].map((lang) => ({lang, label: lang, htmlLang: lang, title: 'T', description: 'D'}));
    writeFileSync(path.join(siteDir, LOCALES_FILE), JSON.stringify(locales));
    writeFileSync(path.join(siteDir, CURRENT_VERSION_FILE), '{"label": "1.x", "isReleased": true}');
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  it.each([
    [LOCALES_FILE, '[{"lang": "en"', `build: ${LOCALES_FILE}:1 is no JSON: `],
    [LOCALES_FILE, '[]', `build: ${LOCALES_FILE} has 1 bad entry:\n  locales: `],
    ['i18n/zh/code.json', '{\n  "a" 1\n}', 'build: i18n/zh/code.json:2 is no JSON: '],
    [CURRENT_VERSION_FILE, '{"label": "1.x",', `build: ${CURRENT_VERSION_FILE}:1 is no JSON: `],
    [CURRENT_VERSION_FILE, '{"label": "1.x"}', `build: ${CURRENT_VERSION_FILE} has 1 bad entry:\n  current`],
  ])('stops at a bad %s before any locale is built: %s', (file, content, message) => {
    writeFileSync(path.join(siteDir, file), content);
    const {status, stdout, stderr} = spawnSync(process.execPath, [CLI, '--site', siteDir], {encoding: 'utf8'});
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.slice(0, message.length)).toBe(message);
    expect(stderr).not.toMatch(/^\s*at /m);
  });
});
