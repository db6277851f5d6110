/** @jest-environment node */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {CURRENT_VERSION_LABEL} from '../../src/lib/site/docsVersions';
import {CURRENT, isReleaseOf, isVersionName} from '../../src/lib/site/versionName';
import {getListFiles} from '../../src/plugins/verified-docs/server/lists';
import {getEnvFolder} from '../../src/plugins/verified-docs/server/samples/hashSample';
import {getDocsFolder, listTranslatedLocales} from '../../src/server/content/docsFolders';
import {readCurrentVersion} from '../../src/server/site/readSiteFiles';
import {readVersionNames} from '../../tools/versions/readVersions';
import {getTranslatedLabels, getVersionSidebars, listPages} from '../../tools/versions/versionFiles';

const ROOT = path.resolve(__dirname, '..', '..');
const names = readVersionNames(ROOT);

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.resolve(ROOT, file), 'utf8'));
}

function idsOf(items: unknown): string[] {
  if (typeof items === 'string') {
    return [items];
  }
  return items !== null && typeof items === 'object' ? Object.values(items).flatMap(idsOf) : [];
}

describe('the shipped versions', () => {
  it('VERSION-05 hold at least one snapshot', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !isVersionName(name))).toEqual([]);
  });

  it.each(names)('VERSION-05 %s has pages, a sidebar that names them, and its label in every language', (name) => {
    const pages = listPages(path.join(ROOT, getDocsFolder(name)));
    const ids = idsOf(readJson(getVersionSidebars(name)));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((page) => ids.includes(page.replace(/\.mdx?$/, ''))).length).toBeGreaterThan(10);
    for (const locale of listTranslatedLocales(ROOT)) {
      expect(readJson(getTranslatedLabels(locale, name))).toMatchObject({'version.label': {message: name}});
    }
  });

  it.each([CURRENT_VERSION_LABEL, ...names])('%s is checked with the release that its facts are about', (name) => {
    const {package: release} = readJson(getListFiles(name).facts) as {package: string};
    const env = path.join(getEnvFolder(ROOT, name), 'package.json');
    expect(existsSync(env)).toBe(true);
    const {dependencies} = readJson(env) as {dependencies: Record<string, string>};
    expect(release).toBe(`@rslib/core@${dependencies['@rslib/core'] ?? ''}`);
    const isAbout = isReleaseOf(release.replace('@rslib/core@', ''), name);
    expect(isAbout || (name === CURRENT_VERSION_LABEL && !readCurrentVersion(ROOT).isReleased)).toBe(true);
  });

  it('has the label of docs/ in every language', () => {
    for (const locale of listTranslatedLocales(ROOT)) {
      expect(readJson(getTranslatedLabels(locale, CURRENT))).toMatchObject({
        'version.label': {message: CURRENT_VERSION_LABEL},
      });
    }
  });
});
