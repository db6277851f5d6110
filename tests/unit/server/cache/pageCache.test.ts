/** @jest-environment node */
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {openPageCache} from '@site/src/server/cache/pageCache';

describe('openPageCache', () => {
  let folder: string;

  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'page-cache-')), 'a', 'pages');
  });

  afterEach(() => {
    rmSync(path.join(folder, '..', '..'), {recursive: true});
  });

  it('gives the next build what was kept for a page, whatever its address is', () => {
    const first = openPageCache<{html: string}>(folder);
    expect(first.get('/a')).toBeUndefined();
    first.set('/a', {html: '一'});
    first.set('/a/', {html: 'b'});
    const second = openPageCache<{html: string}>(folder);
    expect(['/a', '/a/', '/../a'].map((page) => second.get(page)?.html)).toEqual(['一', 'b', undefined]);
    second.set('/a', {html: 'c'});
    expect(first.get('/a')).toEqual({html: 'c'});
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it.each(['', '{"html": "a', 'null'])('has nothing for a page whose file is %j', (content) => {
    const cache = openPageCache<object>(folder);
    cache.set('/a', {});
    writeFileSync(path.join(folder, readdirSync(folder)[0]), content);
    expect(cache.get('/a')).toBeUndefined();
  });

  it('keeps nothing without a folder', () => {
    const cache = openPageCache<string>(undefined);
    cache.set('/a', 'text');
    expect(cache.get('/a')).toBeUndefined();
  });
});
