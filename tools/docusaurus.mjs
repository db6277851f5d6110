import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Docusaurus' command, as a file that Node runs. */
export function findDocusaurus() {
  const manifest = createRequire(import.meta.url).resolve('@docusaurus/core/package.json');
  return path.join(path.dirname(manifest), 'bin', 'docusaurus.mjs');
}

/**
 * Runs `docusaurus write-translations` for a language of a site; returns its exit status.
 *
 * @param {string} siteDir
 * @param {string} locale
 * @param {{isQuiet?: boolean}} [options] `isQuiet` to show what goes wrong alone
 */
export function writeTranslations(siteDir, locale, {isQuiet = false} = {}) {
  const args = [findDocusaurus(), 'write-translations', siteDir, '--locale', locale];
  const stdio = isQuiet ? ['ignore', 'ignore', 'inherit'] : 'inherit';
  return spawnSync(process.execPath, args, {cwd: siteDir, stdio}).status ?? 1;
}
