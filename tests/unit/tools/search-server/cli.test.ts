/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

const CLI = path.resolve('tools/search-server/cli.mjs');

describe('the search server', () => {
  let folder: string;

  function run(...args: string[]) {
    const {status, stderr} = spawnSync(process.execPath, [CLI, ...args], {encoding: 'utf8'});
    return {status, stderr};
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'search-server-'));
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('says which port is taken, without a stack trace', async () => {
    writeFileSync(path.join(folder, 'records.json'), '[]');
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const {port} = server.address() as AddressInfo;
    try {
      const {status, stderr} = run('serve', '--data', folder, '--port', String(port));
      expect(status).toBe(1);
      expect(stderr).toContain(
        `search-server: port ${port} is in use. Stop the program that uses it, or choose another with --port.\n`,
      );
      expect(stderr).not.toMatch(/^ +at /m);
    } finally {
      server.close();
    }
  });

  it('loads into no folder with other files', () => {
    const build = path.join(folder, 'build');
    mkdirSync(path.join(build, 'static'), {recursive: true});
    writeFileSync(path.join(build, 'static', 'search_index.1_x.en.0.json'), '[]');
    const {status, stderr} = run('load', '--build', build, '--data', folder, '--lang', 'en');
    expect([status, stderr]).toEqual([
      1,
      `search-server: ${folder} is not empty, and "npm run search-server -- load" did not make it: ` +
        'what is in it would be lost. Choose another folder, or remove this one.\n',
    ]);
    expect(readdirSync(folder)).toEqual(['build']);
  });
});
