/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {withServer} from '../../../tools/withSite.mjs';

const NO_BROWSER = {...process.env, CHROMIUM_PATH: '/nonexistent'};

/** Runs a module that asks for the last build, and says how it ended. */
function run(code: string) {
  const module = `import * as site from './tools/withSite.mjs'; ${code}`;
  const {status, signal, stdout, stderr} = spawnSync(process.execPath, ['--input-type=module', '--eval', module], {
    encoding: 'utf8',
    env: NO_BROWSER,
    timeout: 30_000,
  });
  return {status, signal, stdout, stderr};
}

it('comes to an end where there is no browser', () => {
  // As the tools do: an error that nobody catches would end the process by itself.
  const {status, signal, stderr} = run(
    'site.withBuild(() => {}).catch(({message}) => { console.error(message); process.exitCode = 1; });',
  );
  expect([status, signal]).toEqual([1, null]);
  expect(stderr).toContain('CHROMIUM_PATH is "/nonexistent"');
});

it('serves without a browser for those who bring their own', () => {
  const {status, stdout} = run('await site.withServer(({origin}) => console.log(origin));');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^http:\/\/localhost:\d+\n$/)]);
});

it('ends the server when its use throws', async () => {
  let origin = '';
  await expect(
    withServer((served: {origin: string}) => {
      ({origin} = served);
      throw new Error('stop');
    }),
  ).rejects.toThrow('stop');
  await expect(fetch(origin)).rejects.toThrow();
});
