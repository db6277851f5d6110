import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {canInstallPackages, installDebianPackage} from './debianPackage.mjs';

/** Where Debian keeps the lines that load installed modules. */
const DEBIAN_MODULES = '/etc/nginx/modules-enabled';
const STARTED_MS = 10_000;

function runs(program) {
  return spawnSync(program, ['-v']).status === 0;
}

/** The program: `NGINX_PATH`, one on the `PATH`, or on Debian as root the package, which is installed. Throws without one. */
function findNginx() {
  const candidates = [process.env.NGINX_PATH, 'nginx', '/usr/sbin/nginx'].filter((name) => name);
  let found = candidates.find(runs);
  if (found === undefined && canInstallPackages()) {
    console.log('nginx: none found, installing the Debian packages');
    installDebianPackage('nginx-light');
    found = candidates.find(runs);
  }
  if (found === undefined) {
    throw new Error('no nginx: install it, or set NGINX_PATH to the program.');
  }
  return found;
}

function hasModule(name) {
  return existsSync(DEBIAN_MODULES) && readdirSync(DEBIAN_MODULES).some((file) => file.includes(name));
}

/** True when nginx sends brotli copies; on Debian as root the module is installed. */
export function ensureBrotli() {
  if (!hasModule('brotli-static') && canInstallPackages()) {
    installDebianPackage('libnginx-mod-http-brotli-static');
  }
  return hasModule('brotli-static');
}

/** Debian's lines name modules from nginx' folder on, which is another one here. */
function linkModules(program, folder) {
  const [, modules] = /--modules-path=(\S+)/.exec(spawnSync(program, ['-V'], {encoding: 'utf8'}).stderr) ?? [];
  const link = path.join(folder, 'modules');
  rmSync(link, {force: true});
  if (modules !== undefined) {
    symlinkSync(modules, link);
  }
}

async function waitFor(origin, child) {
  const deadline = Date.now() + STARTED_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    try {
      await fetch(origin, {redirect: 'manual'});
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  child.kill();
  throw new Error(`nginx did not start at ${origin}; its messages are above.`);
}

/**
 * Starts an nginx of its own on loopback with a configuration for its `http` block, and nothing of the machine's.
 *
 * @param {{folder: string, config: string, port: number}} options `folder` for its files while it runs, `config` the name of
 *   the file to include
 */
export async function startNginx({folder, config, port}) {
  mkdirSync(folder, {recursive: true});
  const program = findNginx();
  linkModules(program, folder);
  const main = path.join(folder, 'main.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${path.join(folder, name)};`,
  );
  const lines = [
    ...(existsSync(DEBIAN_MODULES) ? [`include ${DEBIAN_MODULES}/*.conf;`] : []),
    'daemon off;',
    // As root the workers keep the rights to read the build.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 1;',
    `pid ${path.join(folder, 'nginx.pid')};`,
    'error_log stderr error;',
    'events { worker_connections 256; }',
    'http {',
    '  access_log off;',
    ...temporary,
    `  include ${config};`,
    '}',
    '',
  ];
  writeFileSync(main, lines.join('\n'));
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', main], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin, child);
  return {origin, pid: child.pid, stop: () => child.kill('SIGTERM')};
}
