import {spawnSync} from 'node:child_process';
import {installDebianPackage} from '../debianPackage.mjs';

function runs(program) {
  return spawnSync(program, ['--version'], {stdio: 'ignore'}).status === 0;
}

/**
 * Why there is no Groonga and none can be installed: this is no Debian. Empty where there is one or can be; and in CI (the variable
 * `CI`), which has to have it.
 */
export function explainNoGroonga(env = process.env, canRun = runs) {
  return env.CI || canRun('groonga') || canRun('apt-get')
    ? ''
    : 'there is no apt-get here to install Groonga with, the engine of the reference search server';
}

/** Installs Groonga where there is none. Throws when that fails. */
export function ensureGroonga() {
  if (!runs('groonga')) {
    installDebianPackage('groonga-bin');
  }
}
