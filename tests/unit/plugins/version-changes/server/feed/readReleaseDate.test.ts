/** @jest-environment node */
import {statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {readReleaseDate} from '../../../../../../src/plugins/version-changes/server/feed/readReleaseDate';
import {factsFile, listFactVersions} from '../../../../../../src/server/facts/readFacts';
import {createFolder, createRepository, removeRepositories} from '../../../../support/gitRepository';

const [version] = listFactVersions();

afterEach(() => jest.restoreAllMocks());
afterAll(removeRepositories);

describe('readReleaseDate', () => {
  it('takes the date of the file when git fails, and warns once', async () => {
    const warn = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
    const folder = createFolder();
    writeFileSync(path.join(folder, '.git'), 'gitdir: gone');
    expect(await readReleaseDate(folder, version)).toEqual(statSync(factsFile(version)).mtime);
    await readReleaseDate(folder, version);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/feeds[^]*fatal: not a git repository/));
  });

  it('warns in a shallow clone, whose oldest commit seems to have made every file', async () => {
    const warn = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
    const repository = createRepository();
    for (const day of [1, 2]) {
      repository.write('a.txt', String(day));
      repository.commit('change', day);
    }
    const clone = createFolder();
    repository.git('clone', '--quiet', '--depth', '1', `file://${repository.folder}`, clone);
    const warning = expect.stringMatching(/^The feeds of changes may be dated .*--unshallow/);
    await readReleaseDate(repository.folder, version);
    expect(warn).not.toHaveBeenCalledWith(warning);
    await readReleaseDate(clone, version);
    expect(warn).toHaveBeenCalledWith(warning);
  });

  it('says nothing without a repository', async () => {
    const warn = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
    expect(await readReleaseDate(createFolder(), version)).toEqual(statSync(factsFile(version)).mtime);
    expect(warn).not.toHaveBeenCalled();
  });
});
