import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';
import {readGit} from '../../../server/git/readGit';
import {warnOfGit, warnOfShallowClone} from '../../../server/git/warnOfGit';
import {findLastUpdates} from './findLastUpdates';
import {readChanges} from './readChanges';

/** Folders with pages; the history of other files is not read. */
const FOLDERS = ['docs', 'versioned_docs', 'i18n', 'src/pages'];

type LastUpdates = ReadonlyMap<string, VcsChangeInfo>;

const LOSS = 'The pages show no date of their last change.';

/**
 * Dates by absolute path; empty without a history, with a warning when git does not give the one that there is. In a shallow clone
 * the oldest commit seems to have made every file, so no date can be trusted: a warning says so, and there are none.
 */
async function readLastUpdates(siteDir: string): Promise<LastUpdates> {
  const place = await readGit(siteDir, ['rev-parse', '--show-toplevel', '--is-shallow-repository']);
  if (place.output === undefined) {
    warnOfGit(siteDir, LOSS, place.problem);
    return new Map();
  }
  const [root, isShallow] = place.output.trim().split('\n');
  if (isShallow === 'true') {
    warnOfShallowClone(LOSS);
    return new Map();
  }
  const {commits, problem} = await readChanges(siteDir, FOLDERS);
  if (commits === undefined) {
    warnOfGit(siteDir, LOSS, problem);
    return new Map();
  }
  return new Map([...findLastUpdates(commits)].map(([file, info]) => [path.resolve(root, file), info]));
}

function createReader(): (siteDir: string) => Promise<LastUpdates> {
  const read = new Map<string, Promise<LastUpdates>>();
  return (siteDir) => {
    const updates = read.get(siteDir) ?? readLastUpdates(siteDir);
    read.set(siteDir, updates);
    return updates;
  };
}

/**
 * The site's `future.experimental_vcs`: dates of pages from one reading of the history, for all languages of a build.
 * A file that git does not know has none.
 */
export function createVcs(siteDir: string): VcsConfig {
  const readUpdates = createReader();
  // Git tells the real path of the repository; the site may be reached by a link.
  const realSiteDir = realpathSync(siteDir);
  return {
    initialize: (params) => {
      void readUpdates(realpathSync(params.siteDir));
    },
    // Docusaurus asks for it in blogs only.
    getFileCreationInfo: (filePath) => Promise.reject(new Error(`no time of creation is known of ${filePath}`)),
    getFileLastUpdateInfo: async (filePath) => {
      const file = path.resolve(realSiteDir, path.relative(siteDir, filePath));
      return (await readUpdates(realSiteDir)).get(file) ?? null;
    },
  };
}
