/** @jest-environment node */
import path from 'node:path';
import {buildCache} from '@site/src/server/cache/buildCache';
import {cacheFolder, commonCacheFolder} from '@site/src/server/cache/cacheFolder';

const ENV = {...process.env};

afterEach(() => {
  process.env = {...ENV};
});

describe('cacheFolder', () => {
  it('is one for each locale of a production build', () => {
    process.env = {...ENV, NODE_ENV: 'production'};
    expect(cacheFolder('/site', 'zh')).toBe(path.join('/site', 'node_modules', '.cache', 'site', 'zh'));
    expect(cacheFolder('/site', 'en')).not.toBe(cacheFolder('/site', 'zh'));
  });

  it.each(['development', 'production'])('has one place for what is kept in %s, too', (mode) => {
    process.env = {...ENV, NODE_ENV: mode};
    expect(commonCacheFolder('/site', 'zh')).toBe(path.join('/site', 'node_modules', '.cache', 'site', 'zh'));
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
    expect(commonCacheFolder('/site', 'zh')).toBeUndefined();
  });

  it.each([
    ['in development', {NODE_ENV: 'development'}],
    ['if Docusaurus is to keep nothing', {NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}],
  ] as const)('is none %s, and no cache keeps anything', (_, env) => {
    process.env = {...ENV, ...env};
    expect(cacheFolder('/site', 'zh')).toBeUndefined();
    const cache = buildCache<string>('test', '/site');
    cache.set('key', 'value');
    expect(cache.get('key')).toBeUndefined();
  });
});
