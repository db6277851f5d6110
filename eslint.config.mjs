import {readdirSync} from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {hardCodedText} from './tools/eslint/hardCodedText.mjs';
import {rawMarkup} from './tools/eslint/rawMarkup.mjs';

const SOURCES = ['**/*.{ts,tsx}'];

/** What pages are made of: nothing that those are built upon may know it. */
const SHOWN = ['**/components/**', '**/pages/**', '**/theme/**', '**/plugins/**', '@theme/*', '@theme-original/*'];

/**
 * What each room may not import (imports run one way: theme, then pages and components, then hooks, then lib; on the side of Node the
 * plugins, then server, then lib). The keys are globs, the values the import patterns that are refused.
 */
const ROOMS = {
  'src/lib/**': ['**/hooks/**', ...SHOWN, '**/server/**', 'react', 'react-dom', 'node:*'],
  'src/server/**': ['**/hooks/**', ...SHOWN, 'react', 'react-dom', '*.css'],
  'src/hooks/**': [...SHOWN, '**/server/**'],
  'src/components/**': ['**/src/theme/**', '**/server/**', '@theme-original/*'],
  'src/pages/**': ['**/src/theme/**', '**/server/**', '@theme-original/*'],
  'src/theme/**': ['**/server/**'],
};

/** The same for the folders of each plugin. */
const PLUGIN_ROOMS = {
  'server/**': ['**/client/**', '**/theme/**', '@theme/*', 'react', 'react-dom', '*.css'],
  'client/**': ['**/server/**'],
  'theme/**': ['**/server/**'],
};

/** The rule that refuses imports. */
function refuse(...patterns) {
  return {'no-restricted-imports': ['error', {patterns}]};
}

function refuseRoom(group) {
  return {group, message: 'A lower room never reaches up.'};
}

/** The folder `server` of every other plugin, by the site's folder or from a file of the plugin: `../../site-data/server/listPages`. */
function refuseOthers(plugin) {
  return {
    regex: `^(?:@site/src/plugins/|(?:\\./)?(?:\\.\\./)+(?:(?:src/)?plugins/)?)(?!(?:${plugin}|lib|server)/)[\\w-]+/server(?:/|$)`,
    message: 'Plugins meet through data; what several of them need on the side of Node goes to src/server.',
  };
}

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.docusaurus/',
      '.cache/',
      'coverage/',
      'deploy/',
      'test-results/',
      'docs/',
      'versioned_docs/',
      'verify/',
      'i18n/',
      'static/',
    ],
  },
  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
  },
  {
    files: ['**/*.mjs'],
    rules: {
      eqeqeq: 'error',
      'no-unused-vars': ['error', {ignoreRestSiblings: true}],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: SOURCES,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      // `type` for data, `interface` for props and augmentation: a choice of the author, not of the linter.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // Index loops and single letters are plain in the search engine's hot paths.
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/prefer-string-starts-ends-with': ['error', {allowSingleElementEquality: 'always'}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'separate-type-imports'}],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Without `noUncheckedIndexedAccess` a lookup never looks undefined, so sound guards would be reported.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // An empty text counts as absent in most of what the site shows.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: {string: true}}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      'no-restricted-syntax': ['error', ...hardCodedText, ...rawMarkup],
      'no-console': ['error', {allow: ['warn', 'error']}],
    },
  },
  ...Object.entries(ROOMS).map(([room, group]) => ({
    files: [`${room}/*.{ts,tsx}`],
    rules: refuse(refuseRoom(group)),
  })),
  ...readdirSync(new URL('src/plugins', import.meta.url)).flatMap((plugin) => [
    {files: [`src/plugins/${plugin}/**/*.{ts,tsx}`], rules: refuse(refuseOthers(plugin))},
    // For a file that both are for, the later one counts alone.
    ...Object.entries(PLUGIN_ROOMS).map(([room, group]) => ({
      files: [`src/plugins/${plugin}/${room}/*.{ts,tsx}`],
      rules: refuse(refuseRoom(group), refuseOthers(plugin)),
    })),
  ]),
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      // Test helpers and fixtures read better without a written-out return type on each.
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      // Jest's asymmetric matchers are typed `any`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  prettier,
);
