import {splitSections} from '../../../lib/translation';
import {git} from './git';
import {hashSection} from './lockFile';

/** Commits and names of the file through its history, newest first, across renames and copies. */
function listRevisions(siteDir: string, file: string): {commit: string; name: string}[] {
  const log = git(siteDir, ['log', '--follow', '--format=%x00%H', '--name-only', '--relative', '--', file]);
  return log
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
      const section = splitSections(git(siteDir, ['show', `${commit}:./${name}`])).find((one) => one.key === key);
      if (section !== undefined && hashSection(section.text) === hash) {
        return section.text;
      }
    }
  }
  return undefined;
}
