/** @jest-environment node */
import {chmodSync} from 'node:fs';
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

  it('gives the same to somebody who has the first commit shown without its files', async () => {
    const {folder, write, commit, git} = createRepository();
    write('a.mdx', '');
    commit('docs: write');
    git('config', 'log.showRoot', 'false');
    expect(await read(folder, ['log', '--format=', '--name-only'])).toEqual({output: 'a.mdx\n'});
  });

  it('gives the same to somebody who has signatures shown', async () => {
    const {folder, write, commit, git} = createRepository();
    // It has to take what it signs: git gives up when it ends before.
    write(
      'sign',
      "#!/bin/sh\ncat >/dev/null\necho '[GNUPG:] SIG_CREATED ' >&2\necho '-----BEGIN PGP SIGNATURE-----'\n",
    );
    chmodSync(path.join(folder, 'sign'), 0o755);
    git('config', 'gpg.program', path.join(folder, 'sign'));
    git('config', 'commit.gpgSign', 'true');
    git('config', 'log.showSignature', 'true');
    const hash = commit('docs: write');
    expect(await read(folder, ['log', '-1', '--format=%H'])).toEqual({output: `${hash}\n`});
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
