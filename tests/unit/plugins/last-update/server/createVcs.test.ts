/** @jest-environment node */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {createVcs} from '../../../../../src/plugins/last-update/server/createVcs';
import {
  createFolder,
  createRepository,
  removeRepositories,
  toTimestamp,
  type GitRepository,
} from '../../../support/gitRepository';

afterEach(() => jest.restoreAllMocks());
afterAll(removeRepositories);

/** Day of January 2025 that a page shows; null for no date. */
async function readDay({folder}: Pick<GitRepository, 'folder'>, file: string): Promise<number | null> {
  const update = await createVcs(folder).getFileLastUpdateInfo(path.join(folder, file));
  return update && new Date(update.timestamp).getUTCDate();
}

const PAGE = 'docs/guide/page.mdx';
const OLD = 'versioned_docs/version-0.x/guide/page.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/page.mdx';
const ZH_OLD = 'i18n/zh/docusaurus-plugin-content-docs/version-0.x/guide/page.mdx';
const TEXT = Array.from({length: 20}, (_, line) => `Line ${line} of the page.`).join('\n');

/** Written on the 1st, changed on the 2nd, translated on the 3rd, cut on the 5th. */
function createCutRepository(): GitRepository {
  const repository = createRepository();
  repository.write(PAGE, TEXT);
  repository.commit('docs: write', 1);
  repository.write(PAGE, `${TEXT}\nOne more.`);
  repository.commit('docs: change', 2);
  repository.write(ZH, '一页。');
  repository.commit('docs(zh): translate', 3);
  repository.write('versions.json', '["0.x"]');
  repository.copy('docs', 'versioned_docs/version-0.x');
  repository.copy(
    'i18n/zh/docusaurus-plugin-content-docs/current',
    'i18n/zh/docusaurus-plugin-content-docs/version-0.x',
  );
  repository.commit('docs: cut the 0.x version', 5);
  return repository;
}

describe('createVcs', () => {
  it('gives the time and the author of the last change', async () => {
    const repository = createCutRepository();
    const vcs = createVcs(repository.folder);
    vcs.initialize({siteDir: repository.folder});
    await expect(vcs.getFileLastUpdateInfo(path.join(repository.folder, PAGE))).resolves.toEqual({
      timestamp: toTimestamp(2),
      author: 'Author',
    });
  });

  it('dates a copy like the text it was made from, not like the cut', async () => {
    const repository = createCutRepository();
    expect(await readDay(repository, OLD)).toBe(2);
    expect(await readDay(repository, ZH_OLD)).toBe(3);
  });

  it('dates the copy and the original apart once one of them changes', async () => {
    const repository = createCutRepository();
    repository.write(PAGE, 'New text.');
    repository.commit('docs: for the next version', 7);
    expect(await readDay(repository, PAGE)).toBe(7);
    expect(await readDay(repository, OLD)).toBe(2);
    repository.write(OLD, 'Corrected.');
    repository.commit('docs(0.x): correct', 9);
    expect(await readDay(repository, OLD)).toBe(9);
    expect(await readDay(repository, PAGE)).toBe(7);
  });

  it('counts a correction that a copy gets later than the original', async () => {
    const repository = createCutRepository();
    repository.write(PAGE, 'Corrected.');
    repository.commit('docs: correct', 7);
    repository.write(OLD, 'Corrected.');
    repository.commit('docs(0.x): correct', 9);
    expect(await readDay(repository, OLD)).toBe(9);
  });

  it('counts the cut for a page that it changed', async () => {
    const repository = createCutRepository();
    repository.copy('docs', 'versioned_docs/version-1.x');
    repository.write('versioned_docs/version-1.x/guide/page.mdx', 'Not what was copied.');
    repository.commit('docs: cut the 1.x version', 11);
    expect(await readDay(repository, 'versioned_docs/version-1.x/guide/page.mdx')).toBe(11);
  });

  it('counts a change of the original that is in the commit of the cut', async () => {
    const repository = createCutRepository();
    repository.write(PAGE, 'Rewritten.');
    repository.copy('docs', 'versioned_docs/version-1.x');
    repository.commit('docs: rewrite and cut', 11);
    expect(await readDay(repository, 'versioned_docs/version-1.x/guide/page.mdx')).toBe(11);
  });

  it('does not count a move, a new mode or a commit that changes other files', async () => {
    const repository = createCutRepository();
    repository.move(PAGE, 'docs/guide/renamed.mdx');
    repository.commit('docs: rename', 13);
    repository.git('update-index', '--chmod=+x', 'docs/guide/renamed.mdx');
    repository.git('commit', '--quiet', '-m', 'chore: mode');
    repository.git('checkout', '--quiet', '.');
    expect(await readDay(repository, 'docs/guide/renamed.mdx')).toBe(2);
  });

  it('counts a move that changes the text too', async () => {
    const repository = createCutRepository();
    repository.move(PAGE, 'docs/guide/renamed.mdx');
    repository.write('docs/guide/renamed.mdx', `${TEXT}\nAnother line.`);
    repository.commit('docs: rename and rewrite', 13);
    expect(await readDay(repository, 'docs/guide/renamed.mdx')).toBe(13);
  });

  it('dates a page anew that was removed and written again', async () => {
    const repository = createCutRepository();
    repository.remove(PAGE);
    repository.commit('docs: remove', 13);
    repository.write(PAGE, 'Again.');
    repository.commit('docs: again', 15);
    expect(await readDay(repository, PAGE)).toBe(15);
  });

  it('finds pages of a site in a folder of the repository, and names that are not plain ASCII', async () => {
    const repository = createRepository();
    repository.write('website/docs/überblick 概览.mdx', 'Text.');
    repository.commit('docs: write', 4);
    const siteDir = path.join(repository.folder, 'website');
    expect(await readDay({folder: siteDir}, 'docs/überblick 概览.mdx')).toBe(4);
  });

  it('knows no date of a file that is not committed, and none outside a repository', async () => {
    const repository = createCutRepository();
    repository.write('docs/new.mdx', 'New.');
    expect(await readDay(repository, 'docs/new.mdx')).toBeNull();
    expect(await readDay({folder: createFolder()}, PAGE)).toBeNull();
  });

  it('warns once when git refuses the repository, with what git says', async () => {
    const warn = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
    const folder = createFolder();
    writeFileSync(path.join(folder, '.git'), 'gitdir: gone');
    expect(await readDay({folder}, PAGE)).toBeNull();
    // As the build of the next locale does.
    expect(await readDay({folder}, PAGE)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/show no date[^]*fatal: not a git repository/));
  });

  it('warns when the history of a site in a folder of the repository cannot be read', async () => {
    const warn = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
    // No commit yet.
    const repository = createRepository();
    repository.write('website/docs/page.mdx', 'Text.');
    expect(await readDay({folder: path.join(repository.folder, 'website')}, 'docs/page.mdx')).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('does not have any commits yet'));
  });

  it('says nothing without a repository', async () => {
    const warn = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
    expect(await readDay({folder: createFolder()}, PAGE)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('gives no date in a shallow clone, and warns once', async () => {
    const warn = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
    const repository = createCutRepository();
    const clone = createFolder();
    repository.git('clone', '--quiet', '--depth', '1', `file://${repository.folder}`, clone);
    const vcs = createVcs(clone);
    vcs.initialize({siteDir: clone});
    for (const file of [PAGE, OLD, ZH]) {
      await expect(vcs.getFileLastUpdateInfo(path.join(clone, file))).resolves.toBeNull();
    }
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('git fetch --unshallow'));
  });
});
