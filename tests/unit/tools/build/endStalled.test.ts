/** @jest-environment node */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {STALLED} from '../../../../tools/build/endStalled.cjs';

const TOOL = path.resolve(__dirname, '../../../../tools/build/endStalled.cjs');
/** As the build of a locale waits for its bundler: there is something to wait for, and it never comes. */
const WAIT = 'setInterval(() => {}, 60_000);';
const WORK = 'setInterval(() => {const end = Date.now() + 30; while (Date.now() < end);}, 40);';
const WAIT_FOR_CHILD =
  "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 60_000)']);";

/** How the program came to its end, and what it said. One that is still there after `longest` milliseconds is killed. */
function run(program: string, longest = 30_000): Promise<{status: number | null; signal: string | null; said: string}> {
  return new Promise((resolve) => {
    const start = `require(${JSON.stringify(TOOL)}).endStalled({longestRest: 600, step: 200});`;
    const child = spawn(process.execPath, ['-e', `${start}${program}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString();
    });
    // With its child.
    const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), longest);
    child.on('close', (status, signal) => {
      clearTimeout(timer);
      resolve({status, signal, said});
    });
  });
}

describe('endStalled', () => {
  it('ends a process that rests, and says why', async () => {
    const {status, said} = await run(WAIT);
    expect(status).toBe(STALLED);
    expect(said).toMatch(/^\[ERROR\] .*without any work for 0\.6 s/);
  });

  it.each([
    {what: 'works', program: WORK},
    {what: 'waits for a child', program: WAIT_FOR_CHILD},
  ])('leaves a process alone that $what', async ({program}) => {
    expect(await run(program, 3500)).toEqual({status: null, signal: 'SIGKILL', said: ''});
  });

  it('does not keep a process that has nothing left to do', async () => {
    expect(await run('')).toEqual({status: 0, signal: null, said: ''});
  });
});
