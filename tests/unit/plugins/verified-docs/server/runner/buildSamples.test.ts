/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildSamples} from '@site/src/plugins/verified-docs/server/runner/buildSamples';
import {hashSample} from '@site/src/plugins/verified-docs/server/samples/hashSample';
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';
import type {BuildResult} from '@site/src/plugins/verified-docs/server/samples/types';

describe('buildSamples', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'build-samples-'));
    // A tool that fails, in an environment that has no other.
    const tool = path.join(folder, 'v1/node_modules/@rslib/core/bin/rslib.js');
    mkdirSync(path.dirname(tool), {recursive: true});
    writeFileSync(tool, "console.log('No input.');\nprocess.exitCode = 3;\n");
  });

  afterAll(() => {
    rmSync(folder, {recursive: true, force: true});
  });

  async function run(...commands: readonly string[]): Promise<Partial<BuildResult> | undefined> {
    const text = [
      ...['```js title="passes.mjs" sample="a"', "console.log('Yes.');", '```'],
      ...['```sh sample="a" run fails', ...commands, '```'],
    ].join('\n');
    const {samples} = readPage(text, {page: 'a.mdx', file: 'docs/a.mdx'});
    const {results} = await buildSamples(samples, {
      envFolder: path.join(folder, 'v1'),
      envHash: '',
      cacheFolder: path.join(folder, 'cache'),
      jobs: 1,
    });
    return results.get(hashSample(samples[0], ''));
  }

  it('says how many commands ran, up to the first that fails', async () => {
    expect(await run('node passes.mjs', 'npx rslib build')).toMatchObject({
      status: 3,
      ran: 2,
      log: 'Yes.\nNo input.\n',
    });
    expect(await run('npx rslib build', 'node passes.mjs')).toMatchObject({status: 3, ran: 1, log: 'No input.\n'});
  });

  it('does not count a command whose program is not installed', async () => {
    expect(await run('node passes.mjs', 'npx tsup')).toMatchObject({
      status: 1,
      ran: 1,
      log: 'Yes.\n"npx tsup" was not run: verify/v1 has no such package\n',
    });
  });
});
