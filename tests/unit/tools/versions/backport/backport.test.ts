/** @jest-environment node */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readStatus} from '../../../../../src/plugins/translations/server/readStatus';
import {sync} from '../../../../../src/plugins/translations/server/sync';
import {backport, type BackportOptions} from '../../../../../tools/versions/backport/backport';
import {createFolder, createRepository, removeRepositories} from '../../../support/gitRepository';
import {createSite, ZH, type Site} from '../support/createSite';

afterAll(removeRepositories);

const PAGE = 'docs/guide/start/index.mdx';
const OLD = 'versioned_docs/version-0.x/guide/start/index.mdx';
const ZH_PAGE = `${ZH}/current/guide/start/index.mdx`;
const ZH_OLD = `${ZH}/version-0.x/guide/start/index.mdx`;
const LOCK = 'i18n/zh/freshness.json';
const STALE = `stale now      ${ZH_OLD}: translate what is missing, then npm run i18n:sync -- ${ZH_OLD}`;

function run(site: Site, change: string, options: Partial<BackportOptions> = {}): Promise<number> {
  site.printed.length = 0;
  return backport({siteDir: site.folder, change, to: '0.x', withMarkers: false, print: site.print, ...options});
}

function change(site: Site, file: string, from: string, to: string): void {
  const text = site.read(file);
  expect(text).toContain(from);
  site.write(file, text.replace(from, to));
}

/** Changes the translation, records it and commits. */
function translate(site: Site, from: string, to: string): string {
  change(site, ZH_PAGE, from, to);
  sync({siteDir: site.folder, locale: 'zh', page: PAGE});
  return site.commit('docs(zh): translate');
}

/** States of the translations of 0.x. */
function statesOf(site: Site) {
  return Object.fromEntries(
    readStatus(site.folder, 'zh')
      .pages.filter(({version}) => version === 'version-0.x')
      .map(({page, state}) => [page, state]),
  );
}

/** A site whose 0.x page says something of its own in the last section. */
function createCorrectedSite(): Site {
  const site = createSite();
  change(site, OLD, 'More text.', 'More text of 0.x.');
  site.commit('docs(0.x): correct');
  return site;
}

describe('backport', () => {
  it('makes the change of a commit in the version, and keeps what was corrected there', async () => {
    const site = createCorrectedSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    const commit = site.commit('docs: write better');
    await expect(run(site, commit)).resolves.toBe(0);
    expect(site.read(OLD)).toContain('Better text of guide');
    expect(site.read(OLD)).toContain('More text of 0.x.');
    expect(site.git('status', '--porcelain')).toBe(` M ${OLD}\n`);
    expect(site.printed).toContain(`applied        ${OLD}`);
    expect(site.printed.at(-1)).toBe('\n1 applied, 0 already there, 0 not applied');
  });

  it('makes it in every language, and the translation stays up to date', async () => {
    const site = createCorrectedSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    change(site, ZH_PAGE, 'Text of guide', '更好的文字');
    const commit = site.commit('docs: write better');
    await expect(run(site, commit)).resolves.toBe(0);
    expect(site.read(ZH_OLD)).toContain('更好的文字');
    expect(site.printed.at(-1)).toContain('2 applied');
  });

  it('names a translation that did not get the change, and leaves its record', async () => {
    const site = createSite();
    expect(statesOf(site)['guide/start/index.mdx']).toBe('fresh');
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    const commit = site.commit('docs: write better');
    await expect(run(site, commit)).resolves.toBe(0);
    expect(site.printed).toContain(STALE);
    expect(statesOf(site)['guide/start/index.mdx']).toBe('stale');
  });

  it('records a translation that got the change of its English page too', async () => {
    const site = createSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    const commit = translate(site, 'Text of guide', '更好的文字');
    // What became of the current docs later does not matter.
    change(site, PAGE, 'More text', 'Much more text');
    site.commit('docs: write more');
    await run(site, commit);
    expect(statesOf(site)['guide/start/index.mdx']).toBe('fresh');
  });

  it('I18N-06 leaves the record of a translation that nobody recorded in the current docs', async () => {
    const site = createSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    change(site, ZH_PAGE, 'Text of guide', '更好的文字');
    await run(site, site.commit('docs: write better'));
    expect(site.printed).toContain(STALE);
    expect(statesOf(site)['guide/start/index.mdx']).toBe('stale');
  });

  it('I18N-06 leaves the record of a translation that has a part of the changes of a range', async () => {
    const site = createSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    site.commit('docs: write better');
    translate(site, 'Text of guide', '更好的文字');
    change(site, PAGE, 'More text', 'Much more text');
    site.commit('docs: write more');
    await run(site, 'HEAD~3..HEAD');
    expect(site.read(OLD)).toMatch(/Better text[^]*Much more text/);
    expect(site.read(ZH_OLD)).toContain('更好的文字');
    expect(site.printed).toContain(STALE);
    expect(statesOf(site)['guide/start/index.mdx']).toBe('stale');
  });

  it('I18N-06 leaves the record of a translation that was stale for another reason, too', async () => {
    const site = createCorrectedSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    await run(site, translate(site, 'Text of guide', '更好的文字'));
    expect(site.read(ZH_OLD)).toContain('更好的文字');
    expect(site.printed).toContain(STALE);
    expect(statesOf(site)['guide/start/index.mdx']).toBe('stale');
  });

  it.each([
    ['its commit', (commit: string) => commit],
    ['the page', () => PAGE],
    ['its file', () => ZH_PAGE],
  ])('I18N-06 records a translation that follows its English page later, by %s', async (_title, getChange) => {
    const site = createSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    await run(site, site.commit('docs: write better'));
    expect(site.printed).toContain(STALE);
    site.commit('docs(0.x): write better');
    await run(site, getChange(translate(site, 'Text of guide', '更好的文字')));
    expect(site.printed).toContain(`applied        ${ZH_OLD}`);
    expect(statesOf(site)['guide/start/index.mdx']).toBe('fresh');
  });

  it('I18N-06 leaves the record of a translation that follows while its English page lacks a part', async () => {
    const site = createSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    const first = site.commit('docs: write better');
    change(site, PAGE, 'More text', 'Much more text');
    site.commit('docs: write more');
    await run(site, first);
    site.commit('docs(0.x): write better');
    await run(site, translate(site, 'Text of guide', '更好的文字'));
    expect(site.printed).toContain(`applied        ${ZH_OLD}`);
    expect(site.printed).toContain(STALE);
    expect(statesOf(site)['guide/start/index.mdx']).toBe('stale');
  });

  it('I18N-06 leaves the record of a translation of which the last polish alone was made', async () => {
    const site = createSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    site.commit('docs: write better');
    translate(site, 'Text of guide', '更好的文字');
    change(site, ZH_PAGE, 'More text', '更多文字');
    site.commit('docs(zh): polish');
    await run(site, PAGE);
    expect(site.read(ZH_OLD)).toContain('更多文字');
    expect(site.printed).toContain(STALE);
    expect(statesOf(site)['guide/start/index.mdx']).toBe('stale');
  });

  it('takes the last change of a page and of its translation, each from its own commit', async () => {
    const site = createCorrectedSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    site.commit('docs: write better');
    change(site, ZH_PAGE, 'Text of guide', '更好的文字');
    site.commit('docs(zh): translate');
    site.write('docs/config/lib.mdx', 'Another page.');
    site.commit('docs: another page');
    await expect(run(site, `./${PAGE}`)).resolves.toBe(0);
    expect(site.read(OLD)).toContain('Better text of guide');
    expect(site.read(ZH_OLD)).toContain('更好的文字');
    expect(site.read('versioned_docs/version-0.x/config/lib.mdx')).not.toContain('Another page.');
  });

  it('leaves the record of a translation whose last change is of an older English text', async () => {
    const site = createSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    change(site, ZH_PAGE, 'Text of guide', '更好的文字');
    sync({siteDir: site.folder, locale: 'zh', page: PAGE});
    await run(site, site.commit('docs: write better'));
    site.commit('docs(0.x): write better');
    change(site, PAGE, 'Better text', 'Much better text');
    site.commit('docs: write much better');
    await run(site, PAGE);
    expect(site.printed).toContain(`already there  ${ZH_OLD}`);
    expect(site.printed).toContain(STALE);
    expect(statesOf(site)['guide/start/index.mdx']).toBe('stale');
  });

  it('records a translation that was brought up to date in another commit', async () => {
    const site = createSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    site.commit('docs: write better');
    change(site, ZH_PAGE, 'Text of guide', '更好的文字');
    sync({siteDir: site.folder, locale: 'zh', page: PAGE});
    site.commit('docs(zh): translate');
    await run(site, PAGE);
    expect(statesOf(site)['guide/start/index.mdx']).toBe('fresh');
  });

  it('takes a range of commits', async () => {
    const site = createCorrectedSite();
    change(site, PAGE, 'title: guide', 'title: Guide');
    site.commit('docs: one');
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    site.commit('docs: two');
    await expect(run(site, 'HEAD~2..HEAD')).resolves.toBe(0);
    expect(site.read(OLD)).toMatch(/title: Guide[^]*Better text of guide[^]*of 0\.x/);
  });

  it('says that a change is there already, also beside other changes', async () => {
    const site = createCorrectedSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    const commit = site.commit('docs: write better');
    await run(site, commit);
    site.commit('docs(0.x): write better');
    await expect(run(site, commit)).resolves.toBe(0);
    expect(site.printed).toContain(`already there  ${OLD}`);
    expect(site.git('status', '--porcelain')).toBe('');
  });

  it('leaves a file untouched that the change does not fit, and writes the change beside it', async () => {
    const site = createCorrectedSite();
    change(site, PAGE, 'More text.', 'Much more text.');
    change(site, 'docs/config/lib.mdx', 'Text of', 'Good text of');
    const commit = site.commit('docs: write more');
    const before = site.read(OLD);
    await expect(run(site, commit)).resolves.toBe(1);
    expect(site.read(OLD)).toBe(before);
    expect(site.read('versioned_docs/version-0.x/config/lib.mdx')).toContain('Good text of');
    expect(site.read(`${OLD}.rej`)).toMatch(
      /^--- a\/versioned_docs\/version-0\.x\/guide\/start\/index\.mdx\n\+\+\+ b\/.*\n@@ [^]*-More text\.\n\+Much more text\.\n/,
    );
    expect(site.printed.join('\n')).toContain(`not applied    ${OLD}: 0.x has another text at line 9`);
    expect(site.printed.join('\n')).toContain(`${OLD}.rej: make it by hand, remove that file`);
    expect(site.printed.at(-1)).toBe('\n1 applied, 0 already there, 1 not applied');
  });

  it('writes markers only when asked, and lists each of them', async () => {
    const site = createCorrectedSite();
    change(site, PAGE, 'More text.', 'Much more text.');
    const commit = site.commit('docs: write more');
    await expect(run(site, commit, {withMarkers: true})).resolves.toBe(1);
    const lines = site.read(OLD).split('\n');
    expect(lines[8]).toBe('<<<<<<< 0.x');
    expect(lines).toContain('More text of 0.x.');
    expect(lines).toContain('Much more text.');
    expect(site.printed.join('\n')).toContain(`not applied    ${OLD}: has markers now\n               ${OLD}:9`);
    expect(existsSync(path.join(site.folder, `${OLD}.rej`))).toBe(false);
  });

  it('leaves a file of CRLF untouched, too, that the change does not fit', async () => {
    const site = createCorrectedSite();
    site.write('.gitattributes', '* -text\n');
    [PAGE, OLD].forEach((file) => site.write(file, site.read(file).replaceAll('\n', '\r\n')));
    site.commit('docs: end lines otherwise');
    change(site, PAGE, 'More text.', 'Much more text.');
    const commit = site.commit('docs: write more');
    const before = site.read(OLD);
    await expect(run(site, commit)).resolves.toBe(1);
    expect(site.read(OLD)).toBe(before);
    expect(site.printed.join('\n')).toContain(`not applied    ${OLD}: 0.x has another text at line 9`);
  });

  it.each([
    ['another program for patches', ['diff.external', 'echo']],
    ['colours', ['color.ui', 'always']],
  ])('writes the same change beside a file for somebody with %s', async (_title, setting) => {
    const site = createCorrectedSite();
    site.git('config', ...setting);
    change(site, PAGE, 'More text.', 'Much more text.');
    await run(site, site.commit('docs: write more'));
    const [from, to, hunk, ...lines] = site.read(`${OLD}.rej`).split('\n');
    expect([from, to]).toEqual([`--- a/${OLD}`, `+++ b/${OLD}`]);
    expect(hunk).toMatch(/^@@ /);
    expect(lines.slice(-3)).toEqual(['-More text.', '+Much more text.', '']);
  });

  it.each([
    ['its commit', (commit: string) => commit],
    ['its file', () => 'docs/guide/start/first.mdx'],
    ['its folder', () => 'docs/guide/start'],
  ])('follows a page that was moved, by %s', async (_title, getChange) => {
    const site = createCorrectedSite();
    site.move(PAGE, 'docs/guide/start/first.mdx');
    change(site, 'docs/guide/start/first.mdx', 'Text of guide', 'Better text of guide');
    change(site, 'docs/config/lib.mdx', 'Text of', 'Good text of');
    const commit = site.commit('docs: move and write better');
    await expect(run(site, getChange(commit))).resolves.toBe(0);
    expect(site.read(OLD)).toContain('Better text of guide');
  });

  it('takes nothing else that the last commit of a page changed', async () => {
    const site = createCorrectedSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    change(site, 'docs/config/lib.mdx', 'Text of', 'Good text of');
    site.commit('docs: write better');
    await run(site, PAGE);
    expect(site.git('status', '--porcelain')).toBe(` M ${OLD}\n`);
  });

  it('takes a folder, with a slash at its end or not', async () => {
    const site = createSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    site.commit('docs: write better');
    await expect(run(site, 'docs/')).resolves.toBe(0);
    expect(site.git('status', '--porcelain')).toBe(` M ${OLD}\n`);
  });

  it('takes a translation for new, not for a page of another language that was removed', async () => {
    const site = createSite();
    site.write(`${ZH}/current/config/lib.mdx`, site.read('docs/config/lib.mdx').replace('More text', '更多文字'));
    site.remove('docs/config/lib.mdx');
    await expect(run(site, site.commit('docs: many things'))).resolves.toBe(1);
    expect(site.git('status', '--porcelain')).toBe('');
    expect(site.printed.slice(0, -1)).toEqual([
      expect.stringContaining('docs/config/lib.mdx was removed'),
      expect.stringContaining(`${ZH}/version-0.x/config/lib.mdx: 0.x has no such file; copy`),
    ]);
  });

  it.each([['HEAD'], [PAGE]])('throws for %s in a clone that does not have the commit before', async (argument) => {
    const site = createSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    site.commit('docs: write better');
    const clone = createFolder();
    site.git('clone', '--quiet', '--depth', '1', `file://${site.folder}`, clone);
    const shallow = {...site, ...createRepository(clone)};
    await expect(run(shallow, argument)).rejects.toThrow(/^what \w{10} changed is not known here: .*--unshallow/);
  });

  it('reads records that begin with a byte order mark', async () => {
    const site = createSite();
    site.write(LOCK, `\uFEFF${site.read(LOCK)}`);
    site.commit('docs(zh): save otherwise');
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    await expect(run(site, translate(site, 'Text of guide', '更好的文字'))).resolves.toBe(0);
    expect(statesOf(site)['guide/start/index.mdx']).toBe('fresh');
    expect(site.printed.at(-1)).toContain('2 applied');
  });

  it('throws for damaged records of today, and writes nothing', async () => {
    const site = createSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    site.write(LOCK, '{"format": 1,\n<<<<<<< ours\n');
    const commit = site.commit('docs: write better');
    await expect(run(site, commit)).rejects.toThrow(`${LOCK}:2 is damaged`);
    expect(site.git('status', '--porcelain')).toBe('');
  });

  it('throws for damaged records of then, and writes nothing', async () => {
    const site = createSite();
    const lock = site.read(LOCK);
    site.write(LOCK, '{"format": 1,\n<<<<<<< ours\n');
    const damaged = site.commit('docs(zh): merge');
    site.write(LOCK, lock);
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    const commit = translate(site, 'Text of guide', '更好的文字');
    await expect(run(site, commit)).rejects.toThrow(`${damaged.slice(0, 10)}:${LOCK}:2 is no JSON`);
    expect(site.git('status', '--porcelain')).toBe('');
  });

  it('reports new pages, removed pages and pages the version does not have', async () => {
    const site = createSite();
    site.write('docs/new.mdx', 'New.');
    site.write('docs/config/lib/old.mdx', 'Written apart from that of 0.x.');
    change(site, 'docs/config/lib/wasm.mdx', 'Text of', 'Good text of');
    site.remove('docs/config/lib.mdx');
    const commit = site.commit('docs: many things');
    const before = site.snapshot();
    await expect(run(site, commit)).resolves.toBe(1);
    expect(site.snapshot()).toEqual(before);
    expect(site.printed.slice(0, -1)).toEqual([
      expect.stringContaining('config/lib.mdx: docs/config/lib.mdx was removed; remove the file if that is right'),
      expect.stringContaining('config/lib/old.mdx: docs/config/lib/old.mdx is new, and 0.x has another text'),
      expect.stringContaining('config/lib/wasm.mdx: 0.x has no such file'),
      expect.stringContaining('new.mdx: 0.x has no such file; copy docs/new.mdx if it is true for 0.x too'),
    ]);
  });

  it('refuses a tree with uncommitted changes', async () => {
    const site = createSite();
    change(site, PAGE, 'Text of guide', 'Better text of guide');
    await expect(run(site, 'HEAD')).rejects.toThrow(`uncommitted change; commit or stash first:\n   M ${PAGE}`);
  });

  it.each([
    ['a version that does not exist', 'HEAD', '7.x', '--to "7.x": there is no such cut version; there are 0.x'],
    ['neither a commit nor a file', 'nothing', '0.x', '"nothing" is neither a commit nor a file below docs, i18n/zh/'],
    ['a file that does not exist', 'docs/nothing.mdx', '0.x', 'there is no file docs/nothing.mdx'],
  ])('throws for %s', async (_title, argument, to, message) => {
    await expect(run(createSite(), argument, {to})).rejects.toThrow(message);
  });

  it('throws for a commit that changes no docs', async () => {
    const site = createSite();
    site.write('README.md', 'Read.');
    await expect(run(site, site.commit('docs: readme'))).rejects.toThrow(/changes nothing below docs/);
  });
});
