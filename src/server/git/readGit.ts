import {spawn} from 'node:child_process';

/** What a git command wrote, or why there is nothing: its own words, or those of the system when there is no git. */
export type GitAnswer =
  {readonly output: string; readonly problem?: undefined} | {readonly output?: undefined; readonly problem: string};

function toText(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8');
}

/** The answer of a git command; never rejects. Where there is no repository, that is the problem. */
export function readGit(folder: string, args: readonly string[]): Promise<GitAnswer> {
  return new Promise((resolve) => {
    const child = spawn('git', args, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe']});
    const written: Buffer[] = [];
    const complaints: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    child.on('error', ({message}) => resolve({problem: message}));
    child.on('close', (status) =>
      resolve(
        status === 0
          ? {output: toText(written)}
          : {problem: toText(complaints).trim() || `git ${args[0]} ended with status ${status}`},
      ),
    );
  });
}
