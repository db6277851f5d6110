import {spawn, spawnSync} from 'node:child_process';

/** What a git command wrote, or why there is nothing: its own words, or those of the system when there is no git. */
export type GitAnswer =
  {readonly output: string; readonly problem?: undefined} | {readonly output?: undefined; readonly problem: string};

/** Bytes: enough for the history of every page. Node ends a program that it waits for, and that writes more than 1 MB, otherwise. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Settings of whoever runs it would change what the commands print. */
const SETTINGS = [
  // Names of files as they are, without quotes.
  'core.quotePath=false',
  // The first commit with the files that it brought.
  'log.showRoot=true',
  // No lines about signatures before the answer.
  'log.showSignature=false',
];

function withSettings(args: readonly string[]): string[] {
  return [...SETTINGS.flatMap((setting) => ['-c', setting]), ...args];
}

function toText(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8');
}

function toAnswer(status: number | null, output: string, complaint: string): GitAnswer {
  return status === 0 ? {output} : {problem: complaint.trim() || `ended with status ${status}`};
}

/** The answer of a git command; never rejects. Where there is no repository, that is the problem. */
export function readGit(folder: string, args: readonly string[]): Promise<GitAnswer> {
  return new Promise((resolve) => {
    const child = spawn('git', withSettings(args), {cwd: folder, stdio: ['ignore', 'pipe', 'pipe']});
    const written: Buffer[] = [];
    const complaints: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    child.on('error', ({message}) => resolve({problem: message}));
    child.on('close', (status) => resolve(toAnswer(status, toText(written), toText(complaints))));
  });
}

/** The same for a command of the terminal, which has nothing else to do meanwhile; never throws. */
export function readGitSync(folder: string, args: readonly string[]): GitAnswer {
  const {status, stdout, stderr, error} = spawnSync('git', withSettings(args), {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return error === undefined ? toAnswer(status, stdout, stderr) : {problem: error.message};
}
