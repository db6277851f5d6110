/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {listVersions} from '@site/src/plugins/translations/server/listPages';

describe('listVersions', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'list-pages-'));
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true, force: true});
  });

  it('lists the current version, and the cut ones from the newest', () => {
    const folder = path.join(siteDir, 'versioned_docs');
    ['version-9.x', 'version-10.x', 'version-0.x'].forEach((name) =>
      mkdirSync(path.join(folder, name), {recursive: true}),
    );
    writeFileSync(path.join(folder, '.DS_Store'), '');
    expect(listVersions(siteDir)).toEqual(['current', 'version-10.x', 'version-9.x', 'version-0.x']);
  });

  it('lists the current version of a site without others', () => {
    expect(listVersions(siteDir)).toEqual(['current']);
  });
});
