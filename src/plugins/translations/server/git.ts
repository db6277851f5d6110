import {execFileSync} from 'node:child_process';

/** Bytes: enough for the history of every page. Node ends a program that writes more than 1 MB otherwise. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Output of a git command; empty when it fails: no repository, a shallow one, or a commit that the file is not in. */
export function git(siteDir: string, args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
