import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Loads a module that is TypeScript, as Docusaurus loads its configuration.
 *
 * @param {string} file from the site's folder: `src/plugins/x/server/y.ts`
 */
export function loadTypeScript(file) {
  const jiti = createRequire(import.meta.url)('jiti')(fileURLToPath(import.meta.url), {interopDefault: true});
  return jiti(path.join(ROOT, file));
}
