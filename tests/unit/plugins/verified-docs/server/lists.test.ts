/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {getListFiles, readLists, writeList} from '@site/src/plugins/verified-docs/server/lists';
import {listDocsVersions} from '@site/src/plugins/verified-docs/server/readPages';
import {readVersionNames} from '@site/tools/versions/readVersions';

describe('the lists of a version', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'lists-'));
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  it('are empty without their files', () => {
    expect(readLists(siteDir, '1.x')).toMatchObject({undocumented: {}, links: [], results: {samples: {}}});
  });

  it('are what was written', () => {
    writeList(siteDir, getListFiles('1.x').links, ['https://rslib.rs']);
    expect(readLists(siteDir, '1.x').links).toEqual(['https://rslib.rs']);
  });

  it('name file and line of what is no JSON', () => {
    const {links} = getListFiles('1.x');
    writeList(siteDir, links, []);
    writeFileSync(path.join(siteDir, links), '[\n  "a"\n  "b"\n]\n');
    expect(() => readLists(siteDir, '1.x')).toThrow(`${links}:3 is no JSON`);
  });

  it.each([listDocsVersions, readVersionNames])('%p names file and line when versions.json is no JSON', (read) => {
    writeFileSync(path.join(siteDir, 'versions.json'), '["0.x",\n');
    expect(() => read(siteDir)).toThrow(/^versions\.json:1 is no JSON: /);
  });
});
