import path from 'node:path';
import type {PluginOptions} from '../options';

/**
 * Code of the module that names the engine and the hooks. It is written when the site is built, so that the bundle holds the
 * chosen engine and no other.
 */
export function createEngineModule({engine, hooks}: PluginOptions, siteDir: string): string {
  const lines = [`export {default as createEngine} from '@site/src/plugins/search/client/engines/${engine}';`];
  if (hooks === undefined) {
    lines.push('export const hooks = {};');
  } else {
    const file = path.relative(siteDir, path.resolve(siteDir, hooks)).split(path.sep).join('/');
    lines.push(`import * as hooks from ${JSON.stringify(`@site/${file}`)};`, 'export {hooks};');
  }
  return `${lines.join('\n')}\n`;
}
