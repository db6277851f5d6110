import {stat} from 'node:fs/promises';
import path from 'node:path';
import {factsFile} from '../../../../server/facts/readFacts';
import {readGit} from '../../../../server/git/readGit';

/** When the facts of a version changed last: by the history, else by the file itself. */
export async function readReleaseDate(siteDir: string, version: string): Promise<Date> {
  const file = factsFile(version);
  const seconds = (await readGit(siteDir, ['log', '-1', '--format=%ct', '--', path.relative(siteDir, file)]))?.trim();
  return seconds ? new Date(Number(seconds) * 1000) : (await stat(file)).mtime;
}
