import {splitSections} from '../../../lib/translation';
import {readGitSync} from '../../../server/git/readGit';
import {warnOfGit} from '../../../server/git/warnOfGit';
import {hashSection} from './lockFile';

const LOSS = 'What changed in English is not shown.';

/** Commits and names of the file through its history, newest first, across renames and copies. Warns when git does not give it. */
function listRevisions(siteDir: string, file: string): {commit: string; name: string}[] {
  const args = ['log', '--follow', '--format=%x00%H', '--name-only', '--relative', '--', file];
  const {output = '', problem} = readGitSync(siteDir, args);
  if (problem !== undefined) {
    warnOfGit(siteDir, LOSS, problem);
  }
  return output
    .split('\0')
    .slice(1)
    .flatMap((entry) => {
      const [commit = '', name = ''] = entry.split('\n').filter((line) => line !== '');
      return name === '' ? [] : [{commit, name}];
    });
}

/**
 * The text of a section when its hash was the given one, from the history of the file.
 * @param files the page's names to look under; a version's page may have been translated before the version was cut
 * @returns `undefined` where there is no history, or the text was never committed
 */
export function findOldText(
  siteDir: string,
  files: readonly string[],
  {key, hash}: {readonly key: string; readonly hash: string},
): string | undefined {
  for (const file of files) {
    for (const {commit, name} of listRevisions(siteDir, file)) {
      // A commit that removed the file has no text of it.
      const {output = ''} = readGitSync(siteDir, ['show', `${commit}:./${name}`]);
      const section = splitSections(output).find((one) => one.key === key);
      if (section !== undefined && hashSection(section.text) === hash) {
        return section.text;
      }
    }
  }
  return undefined;
}
