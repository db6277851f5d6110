import {spawn} from 'node:child_process';
import {passSignals} from '../passSignals.mjs';

export type ProgramResult = {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Whoever ran this process ended it, and with it the program, whose status is 1 then. */
  readonly isInterrupted: boolean;
};

/** Runs a program to its end and collects what it prints; rejects only when it cannot be started. */
export function runProgram(
  program: string,
  args: readonly string[],
  {cwd, env}: {readonly cwd: string; readonly env?: Readonly<Record<string, string>>},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {cwd, env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
    const isTold = passSignals(child);
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      const isInterrupted = isTold();
      resolve({
        status: isInterrupted ? 1 : (status ?? 1),
        isInterrupted,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: Buffer.concat(stderr).toString('utf8'),
      });
    });
  });
}
