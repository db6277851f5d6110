import {spawnSync} from 'node:child_process';

/** Installs a Debian package with apt-get, as root; waits while another installation runs. Throws with the failed command. */
export function installDebianPackage(name) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  for (const args of [['update'], [...wait, 'install', '-y', '--no-install-recommends', name]]) {
    if (spawnSync('apt-get', args, {stdio: 'inherit', env}).status !== 0) {
      throw new Error(`"apt-get ${args.join(' ')}" failed; install ${name} by hand.`);
    }
  }
}
