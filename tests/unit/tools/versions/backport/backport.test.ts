/** @jest-environment node */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readStatus} from '../../../../../src/plugins/translations/server/readStatus';
import {sync} from '../../../../../src/plugins/translations/server/sync';
import {backport, type BackportOptions} from '../../../../../tools/versions/backport/backport';
import {removeRepositories} from '../../../support/gitRepository';
import {createSite, ZH, type Site} from '../support/createSite';

afterAll(removeRepositories);

const PAGE = 'docs/guide/start/index.mdx';
const OLD = 'versioned_docs/version-0.x/guide/start/index.mdx';
const ZH_PAGE = `${ZH}/current/guide/start/index.mdx`;
const ZH_OLD = `${ZH}/version-0.x/guide/start/index.mdx`;
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

  it('follows a page that was moved', async () => {
    const site = createCorrectedSite();
    site.move(PAGE, 'docs/guide/start/first.mdx');
    change(site, 'docs/guide/start/first.mdx', 'Text of guide', 'Better text of guide');
    const commit = site.commit('docs: move and write better');
    await expect(run(site, commit)).resolves.toBe(0);
    expect(site.read(OLD)).toContain('Better text of guide');
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
