import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {cutVersion} from '../../tools/versions/cutVersion';
import {createTools} from '../../tools/versions/tools';
import {createFixtureSite, type FixtureSite} from './support/fixtureSite';
import {serveBuild, type ServedBuild} from './support/serveBuild';
import {expect, goto, test} from './support/test';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs';
let site: FixtureSite;
const printed: string[] = [];
let served: ServedBuild;

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Author', '-c', 'user.email=author@example.org'];
  return execFileSync('git', [...identity, ...args], {cwd: site.folder, encoding: 'utf8'});
}

/** A site of one version in two languages, the second one with labels alone; committed. */
function writeSite(): void {
  site.write('.gitignore', 'build/\n.docusaurus/\n.cache/\n');
  site.write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- Earlier.\n');
  site.write('src/lib/site/currentVersion.json', '{"label": "1.x", "isReleased": true}\n');
  site.write(`${ZH}/current.json`, '{"version.label": {"message": "1.x"}}\n');
  site.write('i18n/zh/freshness.json', '{"format": 1, "pages": {}}\n');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'docs: write');
}

function readBuilt(...names: string[]): string {
  return readFileSync(site.file('build', ...names), 'utf8');
}

/** The same page of a language and version. */
function readPage(prefix: string): string {
  return readBuilt(prefix, 'guide', 'start', 'quick-start', 'index.html');
}

test.describe('a version that docs:cut made', () => {
  // One build for all of them.
  test.describe.configure({mode: 'serial'});

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    site = createFixtureSite('cut-version');
    writeSite();
    const tools = createTools(site.folder);
    await cutVersion({
      siteDir: site.folder,
      version: '1.x',
      next: '2.x',
      isDryRun: false,
      print: (text) => printed.push(text),
      tools: {
        ...tools,
        // The one-line docs of the copy have nothing to check.
        verifyDocs: () => Promise.resolve(),
      },
    });
    served = await serveBuild(site.file('build'));
  });

  test.afterAll(() => {
    served?.stop();
  });

  test('VERSION-04 VERSION-05 one command writes the whole snapshot and leaves nothing else', () => {
    const changed = git('status', '--porcelain', '--untracked-files=all').trim().split('\n');
    const kinds = [...new Set(changed.map((line) => line.trim().split(' ').at(-1)?.split('/')[0]))].sort();
    expect(kinds).toEqual(['CHANGELOG.md', 'i18n', 'src', 'versioned_docs', 'versioned_sidebars', 'versions.json']);
    expect(JSON.parse(readFileSync(site.file('versions.json'), 'utf8'))).toEqual(['1.x']);
    expect(printed.at(-2)).toContain('version 1.x is cut');
  });

  test('VERSION-04 the switcher lists both versions, and leads to the same page', async ({page}) => {
    test.slow();
    await goto(page, `${served.origin}/guide/start/quick-start`);
    await page.getByRole('button', {name: /^Version:? *1\.x/}).click();
    await page.getByRole('link', {name: /^2\.x/}).click();
    await expect(page).toHaveURL(`${served.origin}/2.x/guide/start/quick-start`);
    await expect(page.getByRole('button', {name: /^Version:? *2\.x/})).toBeVisible();
  });

  test('VERSION-04 each version has its own sidebar', () => {
    for (const prefix of ['', '/2.x', '/zh', '/zh/2.x']) {
      const [sidebar = ''] = / id="?site-doc-sidebar.*?<\/nav>/s.exec(readPage(prefix)) ?? [];
      const targets = [...sidebar.matchAll(/href="?(\/[^"\s>]+)/g)].map(([, target]) => target);
      expect(targets.length, prefix).toBeGreaterThan(10);
      expect(targets.filter((target) => !target.startsWith(`${prefix}/guide/`))).toEqual([]);
    }
  });

  test('VERSION-04 each version has its own search index in each language', () => {
    for (const [folder, lang] of [
      ['', 'en'],
      ['zh', 'zh'],
    ]) {
      const names = readdirSync(site.file('build', folder, 'static')).join(' ');
      expect(names).toContain(`search_index.1_x.${lang}.`);
      expect(names).toContain(`search_index.2_x.${lang}.`);
    }
  });

  test('VERSION-02 readers keep the frozen version at its addresses while the next one is not released', () => {
    for (const locale of ['', '/zh']) {
      expect(readPage(locale)).toContain('docs-version-1.x');
      // The copy's second language has no pages of its own: those are left to the English ones.
      expect(readPage(locale).includes('noindex')).toBe(locale !== '');
      expect(readPage(locale)).not.toContain('theme-doc-version-banner');
      expect(readPage(`${locale}/2.x`)).toContain('docs-version-current');
      expect(readPage(`${locale}/2.x`)).toMatch(/content="?noindex/);
      expect(readPage(`${locale}/2.x`)).toContain('theme-doc-version-banner');
    }
    const sitemap = readBuilt('sitemap.xml');
    expect(sitemap).toContain('/guide/start/quick-start<');
    expect(sitemap).not.toContain('/2.x/');
  });
});
