import {spawn} from 'node:child_process';

/** Output of a git command, or undefined when it fails: no git, or no repository. */
export function readGit(folder: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn('git', args, {cwd: folder, stdio: ['ignore', 'pipe', 'ignore']});
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', () => resolve(undefined));
    child.on('close', (status) => resolve(status === 0 ? Buffer.concat(chunks).toString('utf8') : undefined));
  });
}
