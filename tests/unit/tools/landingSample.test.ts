/** @jest-environment node */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

const ROOT = path.resolve(__dirname, '../../..');
const PROGRAM = path.join(ROOT, 'tools/landingSample.mjs');
const TIMEOUT_MS = 300_000;

/** Folders of the sample below those of the docs versions' packages. */
function listSampleFolders(): string[] {
  const verify = path.join(ROOT, 'verify');
  return readdirSync(verify)
    .flatMap((env) => [path.join(verify, env), path.join(verify, env, '.runs')])
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((folder) => path.basename(folder).startsWith('landing-sample-'));
}

describe('the sample of the landing page', () => {
  it(
    'is what Rslib makes of its sources',
    () => {
      const {status, stderr} = spawnSync(process.execPath, [PROGRAM, '--check'], {encoding: 'utf8'});
      expect(status === 0 ? '' : stderr).toBe('');
    },
    TIMEOUT_MS,
  );

  it(
    'is built where git does not see what an interrupted build leaves behind',
    async () => {
      const before = new Set(listSampleFolders());
      const listOwn = (): string[] => listSampleFolders().filter((folder) => !before.has(folder));
      const child = spawn(process.execPath, [PROGRAM, '--check'], {stdio: 'ignore', detached: true});
      const ended = once(child, 'exit');
      while (listOwn().length === 0 && child.exitCode === null) {
        await setTimeout(50);
      }
      // The whole group, as the terminal does with Ctrl-C.
      process.kill(-(child.pid ?? 0), 'SIGINT');
      await ended;
      const left = listOwn();
      const {stdout} = spawnSync('git', ['status', '--porcelain', '--', ...left], {cwd: ROOT, encoding: 'utf8'});
      left.forEach((folder) => rmSync(folder, {recursive: true, force: true}));
      expect(left).toHaveLength(1);
      expect(stdout).toBe('');
    },
    TIMEOUT_MS,
  );
});
