import path from 'node:path';
import {readSource} from '../../../server/files/readSource';
import {isInRepository} from '../../../server/git/isInRepository';
import {readGitSync} from '../../../server/git/readGit';
import type {PagePaths} from './listPages';
import {hashPage} from './lockFile';

const PARTIAL = 'this clone has only a part of it; fetch all of it ("git fetch --unshallow")';
/** Begins what git says of a file that no commit has. */
const NEW_TO_GIT = /^(?:\?\?|A)/;

/** The output of a git command in the site's folder. Throws when there is none. */
type Git = (...args: string[]) => string;

type Commit = {readonly commit: string; readonly parents: readonly string[]};

/** What of a text a translator writes: code that is copied and line breaks are the same for all. */
function hashText(text: string): string {
  return JSON.stringify([...hashPage(text.replace(/^\uFEFF/, ''))]);
}

/** The same for a file as a commit has it; undefined where it has none. */
function hashRevision(git: Git, commit: string, file: string): string | undefined {
  return git('ls-tree', '--name-only', commit, '--', file) === ''
    ? undefined
    : hashText(git('show', `${commit}:./${file}`));
}

/** The last commit, back from another one, in which somebody wrote at a file: not one that copied code into it, or brought it in. */
function findWritten(git: Git, file: string, from = 'HEAD'): Commit | undefined {
  const [commit, ...parents] = git('log', '-1', '--format=%H %P', from, '--', file).trim().split(' ');
  if (commit === '') {
    return undefined;
  }
  const written = hashRevision(git, commit, file);
  const equal = parents.find((parent) => hashRevision(git, parent, file) === written);
  return equal === undefined ? {commit, parents} : findWritten(git, file, equal);
}

/**
 * True if a translation says what it said before its English page got the text that it has now: nobody can have translated that. False where
 * there is no history, or it does not have both pages. Throws when there is one that git does not give.
 */
export function isOlder(siteDir: string, {translated, original}: PagePaths): boolean {
  const refuse = (problem: string): never => {
    throw new Error(
      `translations: the history does not tell whether ${translated} is older than its English page, so nothing is recorded: ` +
        `${problem}\nWhere the translation has the change, "npm run i18n:sync -- ${translated} --up-to-date" records it unasked.`,
    );
  };
  const git: Git = (...args) => {
    const {output, problem} = readGitSync(siteDir, args);
    return output ?? refuse(problem);
  };
  const hashFile = (file: string): string => hashText(readSource(path.join(siteDir, file)));
  // Before the first commit every translation is new to git, which would refuse to tell of commits.
  if (!isInRepository(siteDir) || NEW_TO_GIT.test(git('status', '--porcelain', '--', translated))) {
    return false;
  }
  const last = findWritten(git, translated);
  if (last === undefined || hashFile(translated) !== hashRevision(git, 'HEAD', translated)) {
    return false;
  }
  const before = hashRevision(git, last.commit, original);
  if (before === undefined) {
    return false;
  }
  if (before !== hashFile(original)) {
    return true;
  }
  // The oldest commit of a shallow clone seems to have written every file.
  if (last.parents.length === 0 && git('rev-parse', '--is-shallow-repository').trim() === 'true') {
    refuse(PARTIAL);
  }
  return false;
}
