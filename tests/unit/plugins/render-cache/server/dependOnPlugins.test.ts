/** @jest-environment node */
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {dependOnPlugins, type CachedConfig} from '@site/src/plugins/render-cache/server/dependOnPlugins';

const plugins = ['./src/plugins/a.ts', ['./src/plugins/b.ts', {}], () => ({name: 'c'}), 'package', ['package', {}]];
const presets = ['./src/preset.ts', ['classic', {}]];
const site = {siteDir: '/site', siteConfig: {plugins, presets} as unknown as DocusaurusConfig};

it('names the plugins of the site to the cache of the bundler, beside what Docusaurus names', () => {
  const buildDependencies = ['/site/docusaurus.config.ts'];
  dependOnPlugins({experiments: {cache: {type: 'persistent', buildDependencies}}}, site);
  expect(buildDependencies).toEqual([
    '/site/docusaurus.config.ts',
    '/site/src/plugins/a.ts',
    '/site/src/plugins/b.ts',
    '/site/src/preset.ts',
  ]);
});

it('names the plugins of the site that a preset puts in, too, each once', () => {
  const buildDependencies: string[] = [];
  dependOnPlugins({experiments: {cache: {type: 'persistent', buildDependencies}}}, {...site, siteDir: process.cwd()});
  const names = buildDependencies.map((file) => path.relative(process.cwd(), file));
  expect(names).toEqual(expect.arrayContaining(['src/plugins/docs/index.ts', 'src/plugins/sitemap/index.ts']));
  expect(new Set(names).size).toBe(names.length);
});

it.each<[string, CachedConfig]>([
  ['no experiments', {}],
  ['no cache', {experiments: {}}],
  ['a cache in memory', {experiments: {cache: true}}],
])('leaves a configuration with %s as it is', (_kind, config) => {
  const before = structuredClone(config);
  dependOnPlugins(config, site);
  expect(config).toEqual(before);
});
