import {statSync} from 'node:fs';
import path from 'node:path';
import type {PluginOptions} from '../options';

/** Endings that the bundler adds to the name of a module. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs'];

/** Path of the hooks from the site folder, with slashes. Throws when there is no such file: the bundler would name its own module alone. */
function findHooks(hooks: string, siteDir: string): string {
  const file = path.resolve(siteDir, hooks);
  if (!ENDINGS.some((ending) => statSync(file + ending, {throwIfNoEntry: false})?.isFile())) {
    throw new Error(
      `the plugin "search" has a bad option in docusaurus.config.ts:\n  "hooks" names "${hooks}", and there is no such file in the site folder.`,
    );
  }
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/**
 * Code of the module that names the engine and the hooks. It is written when the site is built, so that the bundle holds the
 * chosen engine and no other. Throws when the file of the hooks is missing.
 */
export function createEngineModule({engine, hooks}: PluginOptions, siteDir: string): string {
  const lines = [`export {default as createEngine} from '@site/src/plugins/search/client/engines/${engine}';`];
  if (hooks === undefined) {
    lines.push('export const hooks = {};');
  } else {
    lines.push(`import * as hooks from ${JSON.stringify(`@site/${findHooks(hooks, siteDir)}`)};`, 'export {hooks};');
  }
  return `${lines.join('\n')}\n`;
}
