import {stat} from 'node:fs/promises';
import path from 'node:path';
import {factsFile} from '../../../../server/facts/readFacts';
import {readGit} from '../../../../server/git/readGit';
import {warnOfGit, warnOfShallowClone} from '../../../../server/git/warnOfGit';

const LOSS = 'The feeds of changes are dated by files, which tell when this copy of the site was made.';

const DOUBT = 'The feeds of changes may be dated by the oldest commit of this clone.';

/**
 * When the facts of a version changed last: by the history, else by the file itself, with a warning when git fails. In a shallow clone
 * that may be when its oldest commit was made; a warning says so.
 */
export async function readReleaseDate(siteDir: string, version: string): Promise<Date> {
  const file = factsFile(version);
  const isShallow = await readGit(siteDir, ['rev-parse', '--is-shallow-repository']);
  if (isShallow.output?.trim() === 'true') {
    warnOfShallowClone(DOUBT);
  }
  const args = ['log', '-1', '--format=%ct', '--', path.relative(siteDir, file)];
  const {output = '', problem} = await readGit(siteDir, args);
  if (problem !== undefined) {
    warnOfGit(siteDir, LOSS, problem);
  }
  const seconds = output.trim();
  return seconds ? new Date(Number(seconds) * 1000) : (await stat(file)).mtime;
}
