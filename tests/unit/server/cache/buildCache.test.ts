/** @jest-environment node */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hashCode, openCache} from '@site/src/server/cache/buildCache';

let folder: string;
let file: string;

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), content);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'build-cache-'));
  file = path.join(folder, 'cache', 'test.json');
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

describe('openCache', () => {
  it('gives the next build what was saved, if the code is the same', () => {
    const first = openCache<number[]>(file, 'code');
    expect(first.get('a')).toBeUndefined();
    first.set('a', [1]);
    first.save();
    expect(openCache<number[]>(file, 'code').get('a')).toEqual([1]);
    expect(openCache<number[]>(file, 'other code').get('a')).toBeUndefined();
  });

  it('keeps what the last build asked for, and writes nothing when nothing is new', () => {
    const first = openCache<string>(file, 'code');
    first.set('old', 'gone');
    first.set('same', 'kept');
    first.save();
    const second = openCache<string>(file, 'code');
    second.get('same');
    second.save();
    expect(readFileSync(file, 'utf8')).toContain('gone');
    second.set('new', 'text');
    second.save();
    const third = openCache<string>(file, 'code');
    expect(['old', 'same', 'new'].map((key) => third.get(key))).toEqual([undefined, 'kept', 'text']);
    expect(readdirSync(path.dirname(file))).toEqual(['test.json']);
  });

  it.each(['', '{"code": "code", "en', 'null', '[]'])('begins again with a file that is %j', (content) => {
    write('cache/test.json', content);
    expect(openCache<string>(file, 'code').get('a')).toBeUndefined();
  });
});

describe('hashCode', () => {
  beforeEach(() => {
    write('package.json', '{}');
    write('package-lock.json', '{}');
    write('src/lib/a.ts', 'a');
    write('src/plugins/x/server/b.tsx', 'b');
    write('src/server/c.ts', 'c');
    write('docs/page.mdx', 'text');
  });

  it.each([
    ['src/lib/a.ts', 'changed'],
    ['src/plugins/x/server/b.tsx', 'changed'],
    ['src/server/c.ts', 'changed'],
    ['src/lib/new.ts', ''],
    ['package-lock.json', '{"lockfileVersion": 3}'],
    ['package.json', '{"name": "site"}'],
  ])('changes with %s', (name, content) => {
    const before = hashCode(folder);
    write(name, content);
    expect(hashCode(folder)).not.toBe(before);
  });

  it('depends on the named folders alone, if any are named', () => {
    const before = hashCode(folder, ['src/lib']);
    write('src/plugins/x/server/b.tsx', 'changed');
    expect(hashCode(folder, ['src/lib'])).toBe(before);
    write('src/lib/a.ts', 'changed');
    expect(hashCode(folder, ['src/lib'])).not.toBe(before);
  });

  it('stays when a text changes: each has a key of its own', () => {
    const before = hashCode(folder);
    write('docs/page.mdx', 'changed');
    expect(hashCode(folder)).toBe(before);
  });
});
