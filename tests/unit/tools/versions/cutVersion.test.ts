/** @jest-environment node */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {cutVersion, type CutOptions} from '../../../../tools/versions/cutVersion';
import {removeRepositories} from '../../support/gitRepository';
import {createSite, ZH, type Site} from './support/createSite';

afterAll(removeRepositories);

// Docusaurus tells what it copies.
beforeEach(() => {
  jest.spyOn(console, 'info').mockReturnValue(undefined);
  jest.spyOn(console, 'log').mockReturnValue(undefined);
});

const FACTS = 'src/plugins/verified-docs/facts';

function cut(site: Site, options: Partial<CutOptions> = {}): Promise<void> {
  const {folder, tools, print} = site;
  return cutVersion({siteDir: folder, version: '1.x', next: '2.x', isDryRun: false, tools, print, ...options});
}

describe('cutVersion', () => {
  it('VERSION-04 freezes the present version and lets docs/ go on as the next one', async () => {
    const site = createSite();
    await cut(site);
    expect(site.readJson('versions.json')).toEqual(['1.x', '0.x']);
    expect(site.readJson('src/lib/site/currentVersion.json')).toEqual({label: '2.x', isReleased: false});
    expect(site.read('versioned_docs/version-1.x/config/lib.mdx')).toBe(site.read('docs/config/lib.mdx'));
    expect(site.read('versioned_docs/version-1.x/_part.mdx')).toBe(site.read('docs/_part.mdx'));
    expect(site.read(`${ZH}/version-1.x/config/index.mdx`)).toBe(site.read(`${ZH}/current/config/index.mdx`));
    expect(site.readJson('versioned_sidebars/version-1.x-sidebars.json')).toEqual({guide: ['guide/start/index']});
  });

  it('VERSION-04 labels the copy and the docs in every language', async () => {
    const site = createSite();
    await cut(site);
    expect(site.readJson(`${ZH}/version-1.x.json`)).toEqual({
      'version.label': {message: '1.x', description: 'The label for version 1.x'},
      other: {message: '其他'},
    });
    expect(site.readJson(`${ZH}/current.json`)).toMatchObject({
      'version.label': {message: '2.x', description: 'The label for version current'},
    });
  });

  it('labels the copy in a language that has no pages yet', async () => {
    const site = createSite();
    site.remove(`${ZH}/current`);
    site.write('i18n/zh/freshness.json', '{"format": 1, "pages": {}}\n');
    site.remove(`${ZH}/version-0.x`);
    site.commit('docs(zh): remove all pages');
    jest.spyOn(console, 'warn').mockReturnValue(undefined);
    await cut(site);
    expect(site.readJson(`${ZH}/version-1.x.json`)).toMatchObject({'version.label': {message: '1.x'}});
  });

  it('leaves the facts, lists, results and packages with the frozen version, and the next one begins with them', async () => {
    const site = createSite();
    await cut(site);
    expect(site.read(`${FACTS}/1.x.json`)).toContain('@rslib/core@1.9.0');
    expect(site.read(`${FACTS}/2.x.json`)).toBe(site.read(`${FACTS}/1.x.json`));
    expect(site.read('src/plugins/verified-docs/results/2.x.json')).toBe('{"samples":"1.x"}\n');
    expect(site.read('src/plugins/verified-docs/lists/foreign.2.x.json')).toBe('{}\n');
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
      expect(site.read(`verify/v2/${name}`)).toBe(site.read(`verify/v1/${name}`));
    }
    expect(existsSync(path.join(site.folder, FACTS, 'overrides.2.x.json'))).toBe(false);
  });

  it('prints whole lines and nothing else', async () => {
    const site = createSite();
    const print = jest.fn();
    await cut(site, {print});
    const calls = print.mock.calls as unknown[][];
    expect(calls.every((texts) => texts.length === 1 && typeof texts[0] === 'string')).toBe(true);
    expect(calls.flat()).toContain('zh: 5 pages, 2 fresh, 0 stale, 3 missing');
  });

  it('leaves the build it was checked with for the author to look at', async () => {
    const site = createSite();
    await cut(site);
    expect(existsSync(path.join(site.folder, 'build/zh/2.x/config/index.html'))).toBe(true);
    expect(existsSync(path.join(site.folder, '.cache/docs-versions'))).toBe(false);
  });

  it('finds moved pages in the new version where they are in the one it was copied from', async () => {
    const site = createSite();
    const move = {'0.x': '/config/lib/old', '1.x': '/config/lib'};
    site.write('src/plugins/versions/moves.json', JSON.stringify([move]));
    site.commit('docs: move');
    await cut(site);
    expect(site.readJson('src/plugins/versions/moves.json')).toEqual([{...move, '2.x': '/config/lib'}]);
  });

  it('freezes a release of the line that docs/ goes on with', async () => {
    const site = createSite();
    await cut(site, {version: '1.0', next: undefined});
    expect(site.readJson('versions.json')).toEqual(['1.0', '0.x']);
    expect(site.readJson('src/lib/site/currentVersion.json')).toEqual({label: '1.x', isReleased: true});
    expect(site.readJson(`${ZH}/version-1.0.json`)).toMatchObject({'version.label': {message: '1.0'}});
    expect(site.readJson(`${ZH}/current.json`)).toMatchObject({'version.label': {message: '1.x'}});
    expect(site.read(`${FACTS}/1.0.json`)).toBe(site.read(`${FACTS}/1.x.json`));
    expect(site.read('verify/v1.0/package.json')).toBe(site.read('verify/v1/package.json'));
  });

  it('records that the copied translations are as old as those they were copied from', async () => {
    const site = createSite();
    const before = (site.readJson('i18n/zh/freshness.json') as {pages: Record<string, unknown>}).pages;
    await cut(site);
    const {pages} = site.readJson('i18n/zh/freshness.json') as {pages: Record<string, unknown>};
    expect(Object.keys(pages)).toEqual([
      'current/config/index.mdx',
      'current/guide/start/index.mdx',
      'version-0.x/guide/start/index.mdx',
      'version-1.x/config/index.mdx',
      'version-1.x/guide/start/index.mdx',
    ]);
    expect(pages['version-1.x/config/index.mdx']).toEqual(before['current/config/index.mdx']);
  });

  it('adds a line to the changelog and says what comes next', async () => {
    const site = createSite();
    await cut(site);
    expect(site.read('CHANGELOG.md')).toContain(
      '## Unreleased\n\n- The documentation of 1.x is kept as a version of its own; work on that of 2.x has begun.\n- Earlier.\n',
    );
    expect(site.printed.join('\n')).toMatch(/zh: 5 pages, 2 fresh, 0 stale, 3 missing/);
    expect(site.printed.join('\n')).toMatch(/when 2\.x is out: pin it/);
  });

  it('changes nothing with isDryRun, and shows the plan', async () => {
    const site = createSite();
    const before = site.snapshot();
    await cut(site, {isDryRun: true});
    expect(site.snapshot()).toEqual(before);
    expect(site.printed.at(-1)).toMatchInlineSnapshot(`
      "the plan:
      - copy docs/, its translations (zh) and the sidebars to version 1.x
      - label the copy 1.x and docs/ 2.x, in every language
      - give 2.x its own facts, lists, results, packages and moves, equal to those of 1.x
      - record that the translations of 1.x are as old as those of docs/
      - add a line to CHANGELOG.md
      - build every language and version, and look for every page"
    `);
  });

  it.each([
    ['1.x and no next name', {version: '1.x', next: undefined}, 'say what it goes on as'],
    ['a next name that is not needed', {version: '1.0'}, '--next is for freezing 1.x'],
    ['a name that is taken', {version: '0.x', next: undefined}, '"0.x" is taken; there are 0.x'],
    ['a next name that is taken', {next: '0.x'}, '--next "0.x" is taken; there are 0.x, 1.x'],
    ['a name that is none', {version: '../x', next: undefined}, '"../x" is no version name'],
    ['a next name that is none', {next: 'next'}, '--next "next" is no version name'],
    [
      'a name that is newer than docs/',
      {version: '2.x', next: undefined},
      'to begin 2.x: npm run docs:cut -- 1.x --next 2.x',
    ],
    [
      'a name that is older than the last one',
      {version: '0.5', next: undefined},
      '"0.5" is older than 0.x, which is frozen already; name a release after 0.x, or: npm run docs:cut -- 1.x --next 2.x',
    ],
    ['a next name that is older', {next: '0.9'}, '"0.9" is older than 1.x, the version of docs/; for example: npm run'],
    [
      'a name with the packages of docs/',
      {version: '1', next: undefined},
      '"1" would share verify/v1 with 1.x; write another name, such as 1.0',
    ],
  ])('throws before it changes anything: %s', async (_title, options, message) => {
    const site = createSite();
    const before = site.snapshot();
    await expect(cut(site, options)).rejects.toThrow(message);
    expect(site.snapshot()).toEqual(before);
  });

  it('throws if docs/ would go on with the packages of another version', async () => {
    const site = createSite();
    site.write('src/lib/site/currentVersion.json', '{"label": "1", "isReleased": true}\n');
    site.commit('docs: rename');
    await expect(cut(site, {version: '1', next: '1.x'})).rejects.toThrow('--next "1.x" would share verify/v1 with 1;');
  });

  it('throws if something is not committed, and names it', async () => {
    const site = createSite();
    site.write('docs/new.mdx', 'New.');
    await expect(cut(site)).rejects.toThrow('1 uncommitted change; commit or stash first:\n  ?? docs/new.mdx');
  });

  it('throws if files of such a version were left behind', async () => {
    const site = createSite();
    site.write('versioned_docs/version-1.x/page.mdx', 'Left.');
    site.commit('docs: leave');
    await expect(cut(site)).rejects.toThrow('files of such a version are there already: versioned_docs/version-1.x');
  });

  it('throws if the docs are wrong about their package', async () => {
    const site = createSite();
    const verifyDocs = () => Promise.reject(new Error('docs/config/lib.mdx:3: no such option'));
    await expect(cut(site, {tools: {...site.tools, verifyDocs}})).rejects.toThrow('no such option');
  });

  it('throws if nobody knows what a page was translated from', async () => {
    const site = createSite();
    site.write(`${ZH}/current/config/lib.mdx`, '一页。');
    site.commit('docs(zh): translate');
    await expect(cut(site)).rejects.toThrow(/in no known state:\n.*lib\.mdx: not recorded/);
  });

  it('throws if the docs are about a version that is not released', async () => {
    const site = createSite();
    await cut(site);
    site.commit('docs: cut the 1.x version');
    await expect(cut(site, {version: '2.x', next: '3.x'})).rejects.toThrow('about 2.x, which is not released');
  });
});

describe('a cut that fails', () => {
  const reason = new Error('no space left');

  async function expectRestored(site: Site, options: Partial<CutOptions>, message: string): Promise<void> {
    const before = site.snapshot();
    await expect(cut(site, options)).rejects.toThrow(message);
    expect(site.snapshot()).toEqual(before);
    expect(site.git('status', '--porcelain', '--ignored')).toBe('');
    expect(existsSync(path.join(site.folder, 'versioned_docs', 'version-1.x'))).toBe(false);
    expect(existsSync(path.join(site.folder, 'verify', 'v2'))).toBe(false);
  }

  it('VERSION-04 puts every byte back if the build fails, and says why', async () => {
    const site = createSite();
    const buildSite = () => Promise.reject(new Error('broken link on /2.x/config/'));
    await expectRestored(
      site,
      {tools: {...site.tools, buildSite}},
      'could not build every language and version, and look for every page: broken link on /2.x/config/\n\nThe tree is as it was.',
    );
  });

  it('VERSION-04 puts every byte back if it is told to end, and says so', async () => {
    const site = createSite();
    const buildSite = () => {
      // To the author it is of no use how the program that was ended, too, says so.
      process.emit('SIGHUP', 'SIGHUP');
      return Promise.reject(new Error('the production build failed with status 1'));
    };
    await expectRestored(
      site,
      {tools: {...site.tools, buildSite}},
      'look for every page: interrupted\n\nThe tree is as it was.',
    );
  });

  it('VERSION-04 puts every byte back if copying stops in the middle', async () => {
    const site = createSite();
    const cutDocs = () => {
      site.write('versioned_docs/version-1.x/config/lib.mdx', 'Half of');
      site.write(`${ZH}/version-1.x.json`, '{');
      site.write('versions.json', '["1.x"');
      return Promise.reject(reason);
    };
    await expectRestored(site, {tools: {...site.tools, cutDocs}}, 'no space left');
  });

  it('VERSION-04 puts every byte back if a file cannot be rewritten', async () => {
    const site = createSite();
    site.write(`${ZH}/current.json`, 'no JSON');
    site.commit('docs(zh): break the labels');
    const {cutDocs} = site.tools;
    await expectRestored(site, {tools: {...site.tools, cutDocs}}, 'could not label the copy 1.x');
  });

  it('VERSION-04 puts every byte back if the build lacks a page', async () => {
    const site = createSite();
    const buildSite = async (outDir: string) => {
      await site.tools.buildSite(outDir);
      site.remove('.cache/docs-versions/zh/2.x/config/lib/index.html');
    };
    await expectRestored(
      site,
      {tools: {...site.tools, buildSite}},
      'the build lacks pages of a version: zh/2.x/config/lib/index.html (2.x)',
    );
  });

  it('says which files it could not put back', async () => {
    const site = createSite();
    const buildSite = () => {
      site.write('docs/config/lib.mdx', 'Written by something else.');
      return Promise.reject(reason);
    };
    await expect(cut(site, {tools: {...site.tools, buildSite}})).rejects.toThrow(
      'These files are not as they were:\n   M docs/config/lib.mdx',
    );
  });
});
