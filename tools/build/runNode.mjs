import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {isShown} from '../isShown.mjs';
import {passSignals} from '../passSignals.mjs';

/**
 * Runs Node to its end and prints those lines of its output that say something. It ends when this process is told to end, or `signal`
 * says so. Resolves with the exit status.
 *
 * @param {string[]} args
 * @param {{cwd: string, env?: Record<string, string>, signal?: AbortSignal, print?: (line: string, stream: 'stdout' | 'stderr') => void}} options
 *   `print`: by default to the same stream of this process
 */
export function runNode(args, {cwd, env, signal, print = (line, stream) => process[stream].write(`${line}\n`)}) {
  return new Promise((resolve) => {
    const color = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};
    const child = spawn(process.execPath, args, {
      cwd,
      env: {...process.env, ...color, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    const isTold = passSignals(child);
    for (const stream of ['stdout', 'stderr']) {
      createInterface({input: child[stream]}).on('line', (line) => {
        if (isShown(line)) {
          print(line, stream);
        }
      });
    }
    child.on('error', (error) => {
      if (error.name !== 'AbortError') {
        print(error.message, 'stderr');
      }
    });
    child.on('close', (status) => resolve(isTold() ? 1 : (status ?? 1)));
  });
}
