/** @jest-environment node */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {cutVersion} from '../../../../tools/versions/cutVersion';
import {dropVersion, type DropOptions} from '../../../../tools/versions/dropVersion';
import {removeRepositories} from '../../support/gitRepository';
import {createSite, type Site} from './support/createSite';

afterAll(removeRepositories);

// Docusaurus tells what it copies.
beforeEach(() => {
  jest.spyOn(console, 'info').mockReturnValue(undefined);
  jest.spyOn(console, 'log').mockReturnValue(undefined);
});

function drop(site: Site, options: Partial<DropOptions> = {}): Promise<void> {
  const {folder, tools, print} = site;
  return dropVersion({siteDir: folder, version: '0.x', isDryRun: false, tools, print, ...options});
}

describe('dropVersion', () => {
  it('removes every file of the version and none of another', async () => {
    const site = createSite();
    site.write('verify/v0/node_modules/package/index.js', '');
    const before = Object.keys(site.snapshot());
    await drop(site);
    const after = Object.keys(site.snapshot());
    expect(before.filter((name) => !after.includes(name))).toEqual(
      before.filter((name) => /version-0\.x|\/0\.x\.json$|^verify\/v0\//.test(name)),
    );
    expect(after.filter((name) => !before.includes(name))).toEqual(['addresses/redirects.json']);
    expect(site.readJson('versions.json')).toEqual([]);
    expect(existsSync(path.join(site.folder, 'verify', 'v0'))).toBe(false);
    expect(site.read('i18n/zh/freshness.json')).not.toContain('version-0.x');
    expect(site.read('CHANGELOG.md')).toContain('- The documentation of 0.x was removed;');
    expect(site.printed.at(-1)).toMatch(/^\nversion 0\.x is removed\. Words .* npm run i18n:lint .* git commit/);
  });

  it('leads every address to the same page, else to the nearest one', async () => {
    const site = createSite();
    await drop(site);
    const redirects = site.readJson('addresses/redirects.json') as {from: string; to: string}[];
    expect(redirects.map(({from, to}) => [from, to])).toEqual([
      ['/0.x/config/', '/config/'],
      ['/0.x/config/lib', '/config/lib'],
      ['/0.x/config/lib/old', '/config/lib'],
      ['/0.x/guide/start/', '/guide/start/'],
    ]);
  });

  it('leads a page that has moved to its new place, before the move is forgotten', async () => {
    const site = createSite();
    site.write('versioned_docs/version-0.x/config/moved.mdx', 'Text.\n');
    site.write(
      'src/plugins/versions/moves.json',
      JSON.stringify([
        {'0.x': '/config/moved#part', '1.x': '/config/lib#part'},
        {'0.x': '/config/moved', '1.x': '/config/lib/wasm#part'},
        {'0.x': '/config/lib/old', '1.x': '/config/gone'},
      ]),
    );
    site.commit('docs: move');
    await drop(site);
    const redirects = site.readJson('addresses/redirects.json') as {from: string; to: string}[];
    const homes = new Map(redirects.map(({from, to}) => [from, to]));
    expect(homes.get('/0.x/config/moved')).toBe('/config/lib/wasm');
    // The move says nothing that is true any more.
    expect(homes.get('/0.x/config/lib/old')).toBe('/config/lib');
    expect(site.readJson('src/plugins/versions/moves.json')).toEqual([]);
  });

  it.each(['index', 'README', 'lib'])('finds a page that is %s of its folder now', async (name) => {
    const site = createSite();
    site.remove('docs/config/lib.mdx');
    site.write(`docs/config/lib/${name}.mdx`, 'Text.\n');
    site.commit('docs: move into the folder');
    await drop(site);
    const redirects = site.readJson('addresses/redirects.json') as {from: string; to: string}[];
    expect(redirects.filter(({from}) => from.startsWith('/0.x/config/lib')).map(({to}) => to)).toEqual([
      '/config/lib/',
      '/config/lib/',
    ]);
  });

  it('leads a page with an address of its own from there to where the page is now, and no draft', async () => {
    const site = createSite();
    site.write('versioned_docs/version-0.x/config/lib.mdx', '---\nslug: /guide/old name\n---\n\nText.\n');
    site.write('versioned_docs/version-0.x/config/draft.mdx', '---\ndraft: true\n---\n\nText.\n');
    site.write('docs/config/lib.mdx', '---\nslug: /guide/custom\n---\n\nText.\n');
    site.write('src/plugins/versions/moves.json', JSON.stringify([{'0.x': '/guide/old name', '1.x': '/guide/custom'}]));
    site.commit('docs: give addresses');
    await drop(site);
    const redirects = site.readJson('addresses/redirects.json') as {from: string; to: string}[];
    expect(redirects.map(({from, to}) => [from, to])).toEqual([
      ['/0.x/config/', '/config/'],
      ['/0.x/config/lib/old', '/config/'],
      ['/0.x/guide/old%20name', '/guide/custom'],
      ['/0.x/guide/start/', '/guide/start/'],
    ]);
  });

  it('leads an anchor that moved earlier to the same one of the new page, if that has it in every language', async () => {
    const site = createSite();
    site.write(
      'addresses/ledger.txt',
      '# locales: en zh\n/config/ #part #gone\n/config/lib #part #there\n/config/lib @en #english\n',
    );
    const declare = (from: string, to: string) => ({from, to, since: '2025-01-01', reason: 'Moved.'});
    site.write(
      'addresses/redirects.json',
      JSON.stringify([
        declare('/0.x/config/#a', '/0.x/config/lib#part'),
        declare('/0.x/config/#b', '/0.x/config/lib#english'),
        declare('/0.x/config/#c', '/0.x/config/#gone'),
        // Readers get to it with the page: the build would refuse the redirect.
        declare('/0.x/config/lib#there', '/0.x/config/#part'),
        {...declare('/0.x/config/#e', '/0.x/config/lib#english'), locale: 'en'},
        declare('/config/#gone', '/config/lib#part'),
      ]),
    );
    site.commit('docs: move');
    await drop(site);
    const redirects = site.readJson('addresses/redirects.json') as {from: string; to: string}[];
    expect(redirects.filter(({from}) => from.includes('#')).map(({from, to}) => [from, to])).toEqual([
      ['/0.x/config/#a', '/config/lib#part'],
      ['/0.x/config/#b', '/config/lib'],
      ['/0.x/config/#c', '/config/'],
      ['/0.x/config/#e', '/config/lib#english'],
      ['/config/#gone', '/config/lib#part'],
    ]);
  });

  it('declares the redirects as src/plugins/addresses reads them, beside the earlier ones', async () => {
    const site = createSite();
    const earlier = {from: '/0.x/was', to: '/0.x/config/lib/old#id', since: '2025-01-01', reason: 'Moved.'};
    const slashed = {...earlier, from: '/0.x/was/too', to: '/0.x/config/lib/'};
    site.write('addresses/redirects.json', `${JSON.stringify([earlier, slashed])}\n`);
    site.commit('docs: move');
    await drop(site);
    const redirects = site.readJson('addresses/redirects.json') as Record<string, string>[];
    expect(redirects[0]).toEqual({
      from: '/0.x/config/',
      to: '/config/',
      since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      reason: 'the documentation of 0.x was removed',
    });
    expect(redirects.find(({from}) => from === '/0.x/was')).toEqual({...earlier, to: '/config/lib'});
    expect(redirects.find(({from}) => from === '/0.x/was/too')).toEqual({...slashed, to: '/config/lib'});
    expect(site.read('addresses/redirects.json').split('\n')).toHaveLength(redirects.length + 3);
  });

  it('is undone by nothing but the history: a version that was cut is dropped without a trace', async () => {
    const site = createSite();
    const before = site.snapshot();
    const {folder, tools, print} = site;
    await cutVersion({siteDir: folder, version: '1.0', isDryRun: false, tools, print});
    site.commit('docs: cut the 1.0 version');
    await drop(site, {version: '1.0'});
    site.remove('addresses/redirects.json');
    site.git('checkout', 'HEAD~1', '--', 'CHANGELOG.md');
    expect(site.snapshot()).toEqual(before);
  });

  it('forgets what moved between it and one other version', async () => {
    const site = createSite();
    const kept = {'1.x': '/config/', '2.x': '/config/lib'};
    site.write(
      'src/plugins/versions/moves.json',
      JSON.stringify([
        {'0.x': '/old', '1.x': '/new'},
        {'0.x': '/a', ...kept},
      ]),
    );
    site.commit('docs: move');
    await drop(site);
    expect(site.readJson('src/plugins/versions/moves.json')).toEqual([kept]);
  });

  it('changes nothing with isDryRun, and shows the plan', async () => {
    const site = createSite();
    const before = site.snapshot();
    await drop(site, {isDryRun: true});
    expect(site.snapshot()).toEqual(before);
    expect(site.printed.at(-1)).toContain('- lead 4 addresses below /0.x/ to 1.x');
  });

  it('puts every byte back if the build fails', async () => {
    const site = createSite();
    const before = site.snapshot();
    const buildSite = () => Promise.reject(new Error('docs/guide/start/index.mdx links to /0.x/config/'));
    await expect(drop(site, {tools: {...site.tools, buildSite}})).rejects.toThrow(
      /links to \/0\.x\/config\/\n\nThe tree is as it was\./,
    );
    expect(site.snapshot()).toEqual(before);
  });

  it.each([
    ['that does not exist', '3.x', 'there is no cut version "3.x"; there are 0.x'],
    ['of the docs in docs/', '1.x', 'there is no cut version "1.x"; there are 0.x'],
  ])('throws for a version %s', async (_title, version, message) => {
    await expect(drop(createSite(), {version})).rejects.toThrow(message);
  });

  it('throws for the version readers get by default', async () => {
    const site = createSite();
    const {folder, tools, print} = site;
    await cutVersion({siteDir: folder, version: '1.x', next: '2.x', isDryRun: false, tools, print});
    site.commit('docs: cut the 1.x version');
    await expect(drop(site, {version: '1.x'})).rejects.toThrow('1.x is what readers get by default');
  });

  it('throws if something is not committed', async () => {
    const site = createSite();
    site.write('CHANGELOG.md', '');
    await expect(drop(site)).rejects.toThrow('uncommitted change');
  });
});
