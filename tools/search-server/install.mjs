import {spawnSync} from 'node:child_process';
import {canInstallPackages, installDebianPackage} from '../debianPackage.mjs';

/** Whether the engine of the reference server is installed. */
export function hasGroonga() {
  return spawnSync('groonga', ['--version'], {stdio: 'ignore'}).status === 0;
}

/**
 * Why there is no Groonga and none can be installed. Empty where there is one or can be; and in CI (the variable `CI`), which has to
 * have it.
 */
export function explainNoGroonga({env = process.env, isThere = hasGroonga, canInstall = canInstallPackages} = {}) {
  return env.CI || isThere() || canInstall()
    ? ''
    : 'there is no Groonga here, the engine of the reference search server; packages are installed on Debian as root alone';
}

/** Makes sure that there is a Groonga: on Debian as root the package is installed. Throws without one. */
export function ensureGroonga({isThere = hasGroonga, canInstall = canInstallPackages} = {}) {
  if (!isThere() && canInstall()) {
    console.log('groonga: not found, installing the Debian package');
    installDebianPackage('groonga-bin');
  }
  if (!isThere()) {
    throw new Error('no Groonga: install it ("apt-get install groonga-bin").');
  }
}
