/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readJson} from '@site/src/server/files/readJson';

describe('readJson', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'read-json-'));
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  it('returns the content of a file', () => {
    writeFileSync(path.join(siteDir, 'a.json'), '{"a": [1]}');
    expect(readJson(siteDir, 'a.json')).toEqual({a: [1]});
  });

  it('names file and line of what is no JSON', () => {
    writeFileSync(path.join(siteDir, 'a.json'), '{\n  "a": 1\n  "b": 2\n}\n');
    expect(() => readJson(siteDir, 'a.json')).toThrow(/^a\.json:3 is no JSON: Expected ','/);
  });

  it('counts lines without a byte order mark', () => {
    writeFileSync(path.join(siteDir, 'a.json'), '\uFEFF{\n  "a": 1\n"b": 2\n}\n');
    expect(() => readJson(siteDir, 'a.json')).toThrow(/^a\.json:3 is no JSON/);
  });

  it('names a file that is not there', () => {
    expect(() => readJson(siteDir, 'b.json')).toThrow(/no such file.*b\.json/);
  });
});
