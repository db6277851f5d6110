import path from 'node:path';
import {readSource} from '../../../server/files/readSource';
import {git} from './git';
import type {PagePaths} from './listPages';
import {hashPage} from './lockFile';

/**
 * True if a translation is as it was before its English page got the text that it has now: nobody can have translated that. False where the
 * history does not tell.
 */
export function isOlder(siteDir: string, {translated, original}: PagePaths): boolean {
  const commit = git(siteDir, ['log', '-1', '--format=%H', '--', translated]).trim();
  if (commit === '' || git(siteDir, ['status', '--porcelain', '--', translated]) !== '') {
    return false;
  }
  const before = git(siteDir, ['show', `${commit}:./${original}`]);
  const [old, now] = [before, readSource(path.join(siteDir, original))].map((text) => [...hashPage(text)]);
  return before !== '' && JSON.stringify(old) !== JSON.stringify(now);
}
