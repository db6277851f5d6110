/** @jest-environment node */
import type {DocusaurusConfig} from '@docusaurus/types';
import {dependOnPlugins, type CachedConfig} from '@site/src/plugins/render-cache/server/dependOnPlugins';

const plugins = ['./src/plugins/a.ts', ['./src/plugins/b.ts', {}], () => ({name: 'c'}), 'package', ['package', {}]];
const site = {siteDir: '/site', siteConfig: {plugins} as unknown as DocusaurusConfig};

it('names the plugins of the site to the cache of the bundler, beside what Docusaurus names', () => {
  const buildDependencies = ['/site/docusaurus.config.ts'];
  dependOnPlugins({experiments: {cache: {type: 'persistent', buildDependencies}}}, site);
  expect(buildDependencies).toEqual(['/site/docusaurus.config.ts', '/site/src/plugins/a.ts', '/site/src/plugins/b.ts']);
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
