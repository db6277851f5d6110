/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readFacts} from '@site/src/server/facts/readFacts';

describe('readFacts', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  function write(name: string, text: string): void {
    writeFileSync(path.join(folder, name), text);
  }

  it('reads facts, those of the older version and the overrides with their text', () => {
    write('1.x.json', '{"package": "@rslib/core@1.0.1"}');
    write('0.x.json', '{"package": "@rslib/core@0.23.2"}');
    write('overrides.1.x.json', '{\n}\n');
    expect(readFacts('1.x', folder)).toEqual({
      facts: {package: '@rslib/core@1.0.1'},
      older: {package: '@rslib/core@0.23.2'},
      overrides: {},
      overridesText: '{\n}\n',
    });
    expect(readFacts('0.x', folder)).toMatchObject({overrides: {}, overridesText: '{}'});
  });

  it.each(['1.x.json', '0.x.json', 'overrides.1.x.json'])('names file and line when %s is no JSON', (name) => {
    write('1.x.json', '{}');
    write('0.x.json', '{}');
    write(name, '{\n  "a": 1\n  "b": 2\n}\n');
    expect(() => readFacts('1.x', folder)).toThrow(`/${name}:3 is no JSON`);
  });
});
