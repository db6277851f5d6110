/** @jest-environment node */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {runNode} from '../../../../tools/build/runNode.mjs';

const MODULE = path.resolve(__dirname, '../../../../tools/build/runNode.mjs');

/** Runs a program, and collects what is printed of it. */
async function run(program: string, signal?: AbortSignal): Promise<{status: number; lines: string[]}> {
  const lines: string[] = [];
  const print = (line: string, stream: string): number => lines.push(`${stream}: ${line}`);
  return {status: await runNode(['--eval', program], {cwd: __dirname, signal, print}), lines};
}

describe('runNode', () => {
  it('prints what a program says, without stack traces', async () => {
    const program = `
      console.log('Built.\\n');
      console.error('[ERROR] Broken.\\n    at build (/site/build.js:3:7)');
      process.exitCode = 3;
    `;
    const {status, lines} = await run(program);
    expect(status).toBe(3);
    expect(lines.sort()).toEqual(['stderr: [ERROR] Broken.', 'stdout: Built.']);
  });

  it('ends a program when it is told to, and says nothing of it', async () => {
    const ending = new AbortController();
    const ended = run('setInterval(() => undefined, 1000)', ending.signal);
    ending.abort();
    expect(await ended).toEqual({status: 1, lines: []});
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'leaves no program behind when it is ended by %s',
    async (signal) => {
      // As Docusaurus does: its status says that all went well.
      const program = `
      process.on(${JSON.stringify(signal)}, () => process.exit());
      console.log(process.pid);
      setInterval(() => undefined, 1000);
    `;
      const parent = spawn(
        process.execPath,
        [
          ...['--input-type=module', '--eval'],
          `import {runNode} from ${JSON.stringify(MODULE)};
         process.exitCode = await runNode(['--eval', ${JSON.stringify(program)}], {cwd: '/'});`,
        ],
        {stdio: ['ignore', 'pipe', 'inherit']},
      );
      const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
      const child = Number(chunk.toString());
      try {
        parent.kill(signal);
        expect(await once(parent, 'close')).toEqual([1, null]);
        expect(() => process.kill(child, 0)).toThrow('ESRCH');
      } finally {
        try {
          process.kill(child, 'SIGKILL');
        } catch {
          // It is gone, as it should be.
        }
      }
    },
  );
});
