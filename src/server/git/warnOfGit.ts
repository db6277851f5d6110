import logger from '@docusaurus/logger';
import {processCache} from '../cache/processCache';
import {isInRepository} from './isInRepository';

/** Warnings that were given; the modules are loaded anew for each locale. */
const given = processCache<true>('git-warnings');

function warnOnce(warning: string): void {
  if (!given.has(warning)) {
    given.set(warning, true);
    logger.warn(warning);
  }
}

/**
 * Says once in a process what a build or a command goes without because git failed: it is not installed, or refuses the repository of another
 * user, as in a container. A site without a repository has no history to miss, and gets no warning.
 *
 * @param loss sentence that says what is missing
 */
export function warnOfGit(siteDir: string, loss: string, problem: string): void {
  if (isInRepository(siteDir)) {
    warnOnce(`${loss} Git gave no history of ${siteDir}: ${problem}`);
  }
}

/** Says once in a process what a build or a command goes without because its clone is a shallow one, in which every file seems new. */
export function warnOfShallowClone(loss: string): void {
  warnOnce(
    `${loss} This clone has only a part of the history. Fetch all of it ("git fetch --unshallow", in CI "fetch-depth: 0").`,
  );
}
