import {readGit} from '../../src/server/git/readGit';

/** Output of a git command; throws with git's own message when it fails. */
export async function git(siteDir: string, ...args: string[]): Promise<string> {
  const {output, problem} = await readGit(siteDir, args);
  if (output === undefined) {
    throw new Error(`git ${args[0]}: ${problem}`);
  }
  return output;
}

/** A file of the site as a revision has it; undefined where it has none. */
export async function readOldFile(siteDir: string, revision: string, file: string): Promise<string | undefined> {
  return (await readGit(siteDir, ['show', `${revision}:./${file}`])).output;
}

/** What is changed, new or removed below the site and not committed, one file a line; ignored files do not count. */
export async function listUncommitted(siteDir: string): Promise<string[]> {
  const output = await git(siteDir, 'status', '--porcelain', '--untracked-files=all', '--', '.');
  return output.split('\n').filter((line) => line !== '');
}

const SHOWN = 10;

/** Throws, with the files, unless everything is committed: only then a failed command can put back what was there. */
export async function assertCleanTree(siteDir: string): Promise<void> {
  const lines = await listUncommitted(siteDir);
  if (lines.length > 0) {
    const rest = lines.length > SHOWN ? `\n  ... and ${lines.length - SHOWN} more` : '';
    throw new Error(
      `the working tree has ${lines.length} uncommitted ${lines.length === 1 ? 'change' : 'changes'}; commit or stash first:\n` +
        lines
          .slice(0, SHOWN)
          .map((line) => `  ${line}`)
          .join('\n') +
        rest,
    );
  }
}
