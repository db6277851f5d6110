import {readGit} from '../../../server/git/readGit';

/** A file in a commit, with the hashes of its content before and after. */
export type Change = {
  /** Git's letter: added, modified, deleted, renamed, copied or another type. */
  readonly status: string;
  readonly before: string;
  readonly after: string;
  /** Path from the root of the repository; of a renamed file the new one. */
  readonly file: string;
  /** The old path of a renamed file. */
  readonly from?: string;
};

export type Commit = {
  readonly author: string;
  /** When it was committed, in milliseconds. */
  readonly timestamp: number;
  readonly changes: readonly Change[];
};

/** The commits, or why git gives none. */
export type History =
  | {readonly commits: readonly Commit[]; readonly problem?: undefined}
  | {readonly commits?: undefined; readonly problem: string};

/** Begins a commit in git's output; no path has it. */
const COMMIT = '\u0001';

function parseCommit(text: string): Commit {
  const [timestamp = '', author = '', ...fields] = text.split('\0');
  const changes: Change[] = [];
  // Each change is ":modes before after STATUS", the path, and for a renamed file a second path.
  for (let index = 0; index < fields.length; index++) {
    const [, before, after, status] = /^\n?:\d+ \d+ (\w+) (\w+) ([A-Z])\d*$/.exec(fields[index]) ?? [];
    if (before === undefined) {
      continue;
    }
    const hasTwo = status === 'R' || status === 'C';
    const from = fields[index + 1];
    const file = hasTwo ? fields[index + 2] : from;
    changes.push({status, before, after, file, ...(hasTwo && {from})});
    index += hasTwo ? 2 : 1;
  }
  return {timestamp: Number(timestamp) * 1000, author, changes};
}

/** The commits that changed files below some folders, newest first, a commit before those it was made from. */
export async function readChanges(folder: string, paths: readonly string[]): Promise<History> {
  const {output, problem} = await readGit(folder, [
    'log',
    '--topo-order',
    '--raw',
    '-z',
    '--no-abbrev',
    '--find-renames',
    `--format=${COMMIT}%ct%x00%an%x00`,
    '--',
    ...paths,
  ]);
  if (output === undefined) {
    return {problem};
  }
  return {
    commits: output
      .split(COMMIT)
      .slice(1)
      .map((text) => parseCommit(text)),
  };
}
