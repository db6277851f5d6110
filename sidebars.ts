import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = Extract<SidebarsConfig[string], unknown[]>;

/** Doc ids below one folder, in reading order. Docusaurus stops at one that no page has. */
function docs(folder: string, ...names: string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}

/** One group, to be spread among the items. */
function group(label: string, key: string, items: string[]): Items {
  return [{type: 'category', label, key, items, collapsed: false}];
}

const sidebars: SidebarsConfig = {
  guide: [
    ...group('Getting Started', 'guide-start', [
      ...docs('guide/start', 'index', 'quick-start', 'features', 'glossary', 'npm-packages'),
    ]),
    ...group(
      'Framework',
      'guide-framework',
      docs('guide/framework', 'react', 'typescript', 'vue', 'solid', 'svelte', 'nodejs'),
    ),
    ...group(
      'Basic',
      'guide-basic',
      docs(
        'guide/basic',
        'cli',
        'configure-rslib',
        'typescript',
        'output-format',
        'output-structure',
        'upgrade-rslib',
        'umd',
        'env-vars',
        'testing',
      ),
    ),
    ...group(
      'Advanced',
      'guide-advanced',
      docs(
        'guide/advanced',
        'assets',
        'css',
        'dts',
        'module-doc',
        'module-federation',
        'monorepo',
        'node-polyfill',
        'package-json',
        'polyfill',
        'storybook',
        'third-party-deps',
        'json',
        'svgr',
        'web-workers',
        'rsdoctor',
      ),
    ),
    ...group(
      'Migration',
      'guide-migration',
      docs('guide/migration', 'esbuild', 'modernjs-module', 'rollup', 'tsup', 'tsc', 'vite'),
    ),
  ],
  config: [
    ...docs('config', 'index'),
    ...group('Lib', 'config-lib', [
      ...docs('config', 'lib'),
      ...docs(
        'config/lib',
        'bundle',
        'format',
        'auto-extension',
        'auto-external',
        'redirect',
        'syntax',
        'external-helpers',
        'banner',
        'footer',
        'dts',
        'dts-bundle',
        'shims',
        'umd-name',
        'id',
        'out-base',
        'wasm',
        'experiments',
      ),
    ]),
    ...group('Rsbuild Config', 'config-rsbuild', [
      ...docs('config', 'rsbuild'),
      ...docs('config/rsbuild', 'plugins', 'source', 'output', 'tools', 'resolve', 'performance', 'log-level'),
    ]),
  ],
  api: group('JavaScript API', 'api-javascript', docs('api/javascript-api', 'core', 'types', 'instance')),
  framework: group('Framework', 'framework', docs('framework', 'typescript', 'vue')),
};

export default sidebars;
