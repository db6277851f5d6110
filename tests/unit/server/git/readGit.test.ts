/** @jest-environment node */
import path from 'node:path';
import {readGit, readGitSync} from '../../../../src/server/git/readGit';
import {createFolder, createRepository, removeRepositories} from '../../support/gitRepository';

afterAll(removeRepositories);

describe.each([
  ['readGit', readGit],
  ['readGitSync', readGitSync],
])('%s', (_name, read) => {
  it('gives what the command wrote, with names as they are', async () => {
    const {folder, write, commit} = createRepository();
    write('页.mdx', '');
    commit('docs: write');
    expect(await read(folder, ['ls-files'])).toEqual({output: '页.mdx\n'});
  });

  it('gives the words of git when it fails', async () => {
    expect(await read(createFolder(), ['log'])).toEqual({
      problem: expect.stringMatching(/^fatal: not a git .*\S$/s),
    });
  });

  it('gives the status of a command that fails without a word', async () => {
    const {folder} = createRepository();
    expect(await read(folder, ['rev-parse', '--quiet', '--verify', 'gone'])).toEqual({problem: 'ended with status 1'});
  });

  it('gives the words of the system when nothing can be started', async () => {
    expect(await read(path.join(createFolder(), 'gone'), ['log'])).toEqual({
      problem: expect.stringMatching(/^spawn(Sync)? git ENOENT$/),
    });
  });
});
