import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type GitRepository = {
  readonly folder: string;
  write: (file: string, content: string) => void;
  read: (file: string) => string;
  copy: (from: string, to: string) => void;
  move: (from: string, to: string) => void;
  remove: (file: string) => void;
  git: (...args: string[]) => string;
  /** Commits everything; returns the hash. @param day Day of January 2025. */
  commit: (subject: string, day?: number) => string;
};

/** What a developer's own settings would change. */
const ENVIRONMENT = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Author',
  GIT_AUTHOR_EMAIL: 'author@example.org',
  GIT_COMMITTER_NAME: 'Author',
  GIT_COMMITTER_EMAIL: 'author@example.org',
};

const folders: string[] = [];

/** Removes the repositories of this test file. */
export function removeRepositories(): void {
  for (const folder of folders.splice(0)) {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** An empty folder for a repository or a clone. */
export function createFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-git-'));
  folders.push(folder);
  return folder;
}

/** Noon of a day of January 2025, as git and a page tell it. */
export function toTimestamp(day: number): number {
  return Date.UTC(2025, 0, day, 12);
}

/** An empty repository in a temporary folder. */
export function createRepository(folder = createFolder()): GitRepository {
  const file = (name: string) => path.join(folder, name);
  const makeFolder = (name: string) => mkdirSync(path.dirname(file(name)), {recursive: true});
  const run = (args: string[], date?: string) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...ENVIRONMENT, ...(date && {GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date})},
    });
  run(['init', '--quiet', '--initial-branch=main']);
  return {
    folder,
    write: (name, content) => {
      makeFolder(name);
      writeFileSync(file(name), content);
    },
    read: (name) => readFileSync(file(name), 'utf8'),
    copy: (from, to) => cpSync(file(from), file(to), {recursive: true}),
    move: (from, to) => {
      makeFolder(to);
      renameSync(file(from), file(to));
    },
    remove: (name) => rmSync(file(name), {recursive: true}),
    git: (...args) => run(args),
    commit: (subject, day = 1) => {
      run(['add', '--all']);
      run(['commit', '--quiet', '--allow-empty', '-m', subject], new Date(toTimestamp(day)).toISOString());
      return run(['rev-parse', 'HEAD']).trim();
    },
  };
}
