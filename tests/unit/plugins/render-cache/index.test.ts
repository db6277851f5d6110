/** @jest-environment node */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import renderCache from '@site/src/plugins/render-cache';

const siteDir = mkdtempSync(path.join(tmpdir(), 'render-cache-'));
const context = {
  siteDir,
  siteConfig: {plugins: [], presets: []},
  i18n: {currentLocale: 'en'},
} as unknown as LoadContext;

afterAll(() => rmSync(siteDir, {recursive: true}));

/** The version of the bundler's cache in a build with one doc at the address. */
async function readCacheVersion(permalink: string): Promise<string> {
  const plugin: Plugin = renderCache(context);
  const loadedVersions = [{versionName: 'current', docs: [{id: 'dts', permalink}]}];
  const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions}}} as unknown as AllContent;
  await plugin.allContentLoaded?.({allContent, actions: {} as never});
  const cache = {type: 'persistent', version: 'client', buildDependencies: []};
  plugin.configureWebpack?.({experiments: {cache}}, false, {} as never, undefined);
  return cache.version;
}

it('has the cache of the bundler begin anew when a doc has moved', async () => {
  const version = await readCacheVersion('/dts');
  expect(version).toMatch(/^client-\w+$/);
  expect(await readCacheVersion('/dts')).toBe(version);
  expect(await readCacheVersion('/declarations')).not.toBe(version);
});
