/** @jest-environment node */
import path from 'node:path';
import {readGit} from '../../../../src/server/git/readGit';
import {createFolder, createRepository, removeRepositories} from '../../support/gitRepository';

afterAll(removeRepositories);

describe('readGit', () => {
  it('gives what the command wrote', async () => {
    const {folder} = createRepository();
    expect(await readGit(folder, ['symbolic-ref', 'HEAD'])).toEqual({output: 'refs/heads/main\n'});
  });

  it('gives the words of git when it fails', async () => {
    expect(await readGit(createFolder(), ['log'])).toEqual({
      problem: expect.stringMatching(/^fatal: not a git .*\S$/s),
    });
  });

  it('gives the status of a command that fails without a word', async () => {
    const {folder} = createRepository();
    expect(await readGit(folder, ['rev-parse', '--quiet', '--verify', 'gone'])).toEqual({
      problem: 'git rev-parse ended with status 1',
    });
  });

  it('gives the words of the system when nothing can be started', async () => {
    expect(await readGit(path.join(createFolder(), 'gone'), ['log'])).toEqual({problem: 'spawn git ENOENT'});
  });
});
