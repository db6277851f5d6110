import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const require = createRequire(import.meta.url);
const packageFolder = (name) => path.dirname(require.resolve(`${name}/package.json`));
const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '..', '..');
const FIXTURES = path.join(HERE, '__fixtures__');

const pluginThemes = readdirSync(path.join(ROOT, 'src', 'plugins'))
  .map((name) => path.join(ROOT, 'src', 'plugins', name, 'theme'))
  .filter((folder) => existsSync(folder));

// In the order Docusaurus itself looks: the site, its plugins, the classic theme, the core's fallback.
const ORIGINAL_THEME = [
  ...pluginThemes.map((folder) => `${folder}/$1`),
  `${packageFolder('@docusaurus/theme-classic')}/lib/theme/$1`,
  `${packageFolder('@docusaurus/core')}/lib/client/theme-fallback/$1`,
];

/** @type {import('jest').Config} */
export default {
  // Several tests start processes; a busy machine takes its time.
  testTimeout: 60_000,
  // All cores: Jest leaves one free by default, which is half of a small machine.
  maxWorkers: '100%',
  rootDir: ROOT,
  roots: ['<rootDir>/tests/unit'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/tests/unit/support/globals.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/support/setup.ts'],
  restoreMocks: true,
  transform: {'\\.[cm]?[jt]sx?$': '<rootDir>/tests/unit/support/transform.cjs'},
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': `${FIXTURES}/empty.ts`,
    '\\.(svg|png|jpe?g|gif|webp|avif)$': `${FIXTURES}/asset.ts`,
    '^@site/(.*)$': '<rootDir>/$1',
    // Exists when the engine easyops is chosen only.
    '^@theme/searchByWorker$': `${FIXTURES}/searchByWorker.ts`,
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', ...ORIGINAL_THEME],
    '^@theme-(?:original|init)/(.*)$': ORIGINAL_THEME,
    '^@docusaurus/(BrowserOnly|ComponentCreator|constants|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use[A-Z]\\w+)$':
      '@docusaurus/core/lib/client/exports/$1',
    '^@generated/(.*)$': `${FIXTURES}/generated/$1`,
  },
};
