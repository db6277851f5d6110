import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {isShown} from './isShown.mjs';

/** Docusaurus' command, as a file that Node runs. */
export function findDocusaurus() {
  const manifest = createRequire(import.meta.url).resolve('@docusaurus/core/package.json');
  return path.join(path.dirname(manifest), 'bin', 'docusaurus.mjs');
}

/**
 * Runs `docusaurus write-translations` for a language of a site; returns its exit status. Of what it writes, those lines are printed that say
 * something.
 *
 * @param {string} siteDir
 * @param {string} locale
 * @param {{isQuiet?: boolean}} [options] `isQuiet` to show what goes wrong alone
 */
export function writeTranslations(siteDir, locale, {isQuiet = false} = {}) {
  const args = [findDocusaurus(), 'write-translations', siteDir, '--locale', locale];
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: siteDir,
    env: {...process.env, ...(process.stdout.isTTY ? {FORCE_COLOR: '1'} : {})},
    encoding: 'utf8',
    stdio: ['ignore', isQuiet ? 'ignore' : 'pipe', 'pipe'],
  });
  for (const [stream, text] of [
    ['stdout', stdout],
    ['stderr', stderr],
  ]) {
    const lines = (text ?? '').split('\n').filter(isShown);
    process[stream].write(lines.map((line) => `${line}\n`).join(''));
  }
  return status ?? 1;
}
