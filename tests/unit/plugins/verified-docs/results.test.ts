/** @jest-environment node */
import path from 'node:path';
import {findProven} from '@site/src/plugins/verified-docs/server/findProven';
import {getListFiles, readLists} from '@site/src/plugins/verified-docs/server/lists';
import {listDocsVersions, readPages} from '@site/src/plugins/verified-docs/server/readPages';
import {getEnvFolder, hashEnv} from '@site/src/plugins/verified-docs/server/samples/hashSample';

const ROOT = path.resolve(__dirname, '..', '..', '..', '..');

/** What is wrong with the committed results of a version, and what to do; empty if they prove every sample. */
function describeStale(version: string): string {
  const samples = readPages(ROOT, version).pages.flatMap((page) => page.samples);
  const trust = {committed: readLists(ROOT, version).results, spotChecks: 0};
  const proven = findProven(samples, trust, hashEnv(getEnvFolder(ROOT, version)));
  const stale = samples.filter((sample) => !proven.has(sample)).map(({key}) => key);
  if (stale.length === 0) {
    return '';
  }
  const what =
    proven.size === 0
      ? 'server/runner, server/compare or the locked packages are not those that the samples were built with'
      : `these samples are not those that were built: ${stale.join(', ')}`;
  return `${getListFiles(version).results} is out of date: ${what}. Run "npm run docs:verify -- --version ${version}" and commit it.`;
}

describe('committed results of samples', () => {
  it.each(listDocsVersions(ROOT))('%s: were given by the code that builds and compares, as it is now', (version) => {
    expect(describeStale(version)).toBe('');
  });
});
