/** @jest-environment node */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, I18n} from '@docusaurus/types';
import {dependOnPlugins, type CachedConfig} from '@site/src/plugins/render-cache/server/dependOnPlugins';

const plugins = ['./src/plugins/a.ts', ['./src/plugins/b.ts', {}], () => ({name: 'c'}), 'package', ['package', {}]];
const presets = ['./src/preset.ts', ['classic', {}]];
const site = {
  siteDir: '/site',
  siteConfig: {plugins, presets} as unknown as DocusaurusConfig,
  i18n: {currentLocale: 'zh'} as I18n,
};

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

it('names the data that plugins read while pages are compiled, and no file that is not there', () => {
  const buildDependencies: string[] = [];
  dependOnPlugins({experiments: {cache: {type: 'persistent', buildDependencies}}}, {...site, siteDir: process.cwd()});
  const names = buildDependencies.map((file) => path.relative(process.cwd(), file));
  expect(names).toEqual(
    expect.arrayContaining([
      'src/plugins/verified-docs/facts/1.x.json',
      'src/plugins/verified-docs/facts/overrides.1.x.json',
      'src/plugins/verified-docs/results/0.x.json',
      'i18n/zh/site-verified-docs/options.json',
      'verify/v1/package-lock.json',
    ]),
  );
  // Pages, pictures and lists come and go with the text: they are no reason to compile all pages again.
  expect(names.filter((name) => !/^(?:src\/plugins\/|src\/preset|verify\/|i18n\/zh\/site-)/.test(name))).toEqual([]);
  expect(names.filter((name) => name.includes('/lists/'))).toEqual([]);
  const data = buildDependencies.filter((file) => file.endsWith('.json'));
  expect(data.filter((file) => !existsSync(file))).toEqual([]);
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
