import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const WAIT = ['-o', 'DPkg::Lock::Timeout=120'];

function runAptGet(args) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync('apt-get', args, {stdio: 'inherit', env}).status === 0;
}

/** Whether a missing program may be installed: on Debian, as root. */
export function canInstallPackages() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/**
 * Installs the first of some Debian packages that can be had, with apt-get, where `canInstallPackages`; waits while another
 * installation runs. Throws with their names when none can.
 */
export function installDebianPackage(...names) {
  if (!runAptGet(['update'])) {
    throw new Error(`"apt-get update" failed; install ${names.join(' or ')} by hand.`);
  }
  if (!names.some((name) => runAptGet([...WAIT, 'install', '-y', '--no-install-recommends', name]))) {
    throw new Error(`"apt-get install" failed; install ${names.join(' or ')} by hand.`);
  }
}
