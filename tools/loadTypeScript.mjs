import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** How jiti names a JSON file that a module imports and that is none: by its absolute path, without the line. */
const BROKEN_JSON = /^(?<file>.+\.json): /;

/**
 * Loads a module that is TypeScript, as Docusaurus loads its configuration. Throws with file and line when it imports a JSON file that is
 * none, such as a `versions.json` with a comma too many.
 *
 * @param {string} file from the site's folder: `src/plugins/x/server/y.ts`
 */
export function loadTypeScript(file) {
  const jiti = createRequire(import.meta.url)('jiti')(fileURLToPath(import.meta.url), {interopDefault: true});
  try {
    return jiti(path.join(ROOT, file));
  } catch (error) {
    const broken = BROKEN_JSON.exec(error.message)?.groups.file;
    if (broken !== undefined) {
      // Says the same with the line; a file that is JSON after all leaves the error as it is.
      jiti(path.join(ROOT, 'src/server/files/readJson.ts')).readJson(
        ROOT,
        path.relative(ROOT, broken).split(path.sep).join('/'),
      );
    }
    throw error;
  }
}
