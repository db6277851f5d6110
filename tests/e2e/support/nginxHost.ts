import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {findPort} from '../../../tools/findPort.mjs';
import {ensureBrotli, startNginx} from '../../../tools/nginx.mjs';
import type {ServedBuild} from './serveBuild';

const ROOT = path.resolve(__dirname, '..', '..', '..');

/** How a file is kept whose name has a hash of its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

export type NginxHost = ServedBuild & {
  /** Folder of the site as nginx serves it. */
  readonly siteDir: string;
};

/** Publishes a build as `npm run hosts` does, and serves it with an nginx on loopback. */
export async function serveWithNginx(buildDir: string, name: string): Promise<NginxHost> {
  const out = path.join(ROOT, '.cache', 'hosts', name);
  const port = await findPort();
  const listen = `127.0.0.1:${port}`;
  const brotli = ensureBrotli() ? [] : ['--no-brotli'];
  await promisify(execFile)(process.execPath, [
    path.join(ROOT, 'tools', 'hosts.mjs'),
    'nginx',
    ...['--dir', buildDir, '--out', out, '--listen', listen],
    // Not the bytes are looked at but what is sent.
    ...['--brotli-quality', '5'],
    ...brotli,
  ]);
  const folder = path.join(out, 'nginx');
  const host = await startNginx({
    folder: path.join(out, 'run'),
    config: path.join(folder, 'nginx.conf'),
    port,
  });
  return {...host, siteDir: path.join(folder, 'site')};
}
