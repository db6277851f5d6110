/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config';
import type {DocusaurusConfig} from '@docusaurus/types';
import currentVersion from '../../src/lib/site/currentVersion.json';
import type {docsVersions} from '../../src/lib/site/docsVersions';
import {siteConfig} from '../../src/lib/site/siteConfig';

const siteDir = path.resolve(__dirname, '..', '..');

describe('docusaurus.config.ts', () => {
  let config: DocusaurusConfig;

  beforeAll(async () => {
    ({siteConfig: config} = await loadSiteConfig({siteDir}));
  });

  it('SITE-05 holds the title, the English default locale and the address', () => {
    expect(config.title).toBe('Rslib');
    expect(config.titleDelimiter).toBe('-');
    expect(config.i18n.defaultLocale).toBe('en');
    expect(config.url).toBe(siteConfig.url);
  });

  it('I18N-01 gives every locale its address when each is built by itself', () => {
    // In a process of its own: the configuration reads the environment of the real one.
    const script = `require('@docusaurus/core/lib/server/config').loadSiteConfig({siteDir: process.cwd()})
      .then(({siteConfig: {i18n}}) => console.log(JSON.stringify(i18n.locales.map((lang) => i18n.localeConfigs[lang].baseUrl))))`;
    const read = (env: object): unknown =>
      JSON.parse(
        execFileSync(process.execPath, ['-e', script], {
          cwd: siteDir,
          encoding: 'utf8',
          env: {...process.env, ...env},
        }),
      );
    const folders = ['', ...siteConfig.locales.slice(1).map(({lang}) => `${lang}/`)];
    expect(folders).toContain('zh/');
    for (const base of ['/', '/lib/']) {
      expect(read({BUILD_LOCALES_APART: 'true', BASE_URL: base})).toEqual(folders.map((folder) => base + folder));
    }
    expect(config.i18n.localeConfigs.zh.baseUrl).toBeUndefined();
  });

  it('SITE-05 takes the logo, three social links, the edit link and the navigation from the site data', () => {
    expect(siteConfig.logo.image).toEqual({light: expect.any(String), dark: expect.any(String)});
    expect(siteConfig.socialLinks.map(({icon}) => icon)).toEqual(['github', 'x', 'discord']);
    expect(siteConfig.nav.map(({text}) => text)).toEqual(['Guide', 'Config', 'API']);
    for (const {editLink} of siteConfig.locales) {
      expect(editLink).toEqual({
        docRepoBaseUrl: expect.stringMatching(/^https:\/\//),
        text: expect.stringMatching(/./),
      });
    }
  });

  it('SITE-06 builds clean static routes from one docs instance at the root', () => {
    expect(siteConfig.route.cleanUrls).toBe(true);
    expect(siteConfig.ssg).toBe(true);
    expect(config.trailingSlash).toBeUndefined();
    expect(config.presets).toEqual([
      [
        './src/preset/index.ts',
        expect.objectContaining({blog: false, docs: expect.objectContaining({routeBasePath: '/'})}),
      ],
    ]);
  });

  it('SITE-07 leaves line numbers and wrapping off and uses one highlighter', () => {
    expect(siteConfig.markdown).toEqual({showLineNumbers: false, defaultWrapCode: false, codeHighlighter: 'prism'});
  });

  it('I18N-01 lists English first, which is the default, and Chinese second, with their tags', () => {
    expect(config.i18n.defaultLocale).toBe('en');
    expect(config.i18n.locales.slice(0, 2)).toEqual(['en', 'zh']);
    expect(config.i18n.localeConfigs.en?.htmlLang).toMatch(/^en\b/);
    expect(config.i18n.localeConfigs.zh?.htmlLang).toMatch(/^zh\b/);
  });

  it('VERSION-02 gives the default version no prefix: the docs in docs/, once they are about a release', () => {
    const [, {docs}] = config.presets[0] as [string, {docs: typeof docsVersions}];
    expect(docs.lastVersion === 'current').toBe(currentVersion.isReleased);
    expect(docs.versions[docs.lastVersion]?.path).toBe('');
    expect(docs.versions.current?.label).toBe(currentVersion.label);
    const others = Object.entries(docs.versions).filter(([name]) => name !== docs.lastVersion);
    expect(others.filter(([, version]) => !version.path)).toEqual([]);
  });

  it('ROUTE-13 keeps shared folders and partials out of the routes', () => {
    const [, options] = config.presets[0] as [string, {docs: {exclude: string[]}}];
    expect(options.docs.exclude).toEqual(
      expect.arrayContaining(['**/shared/**', '**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**']),
    );
  });

  it('treats the HTML, the code and the modules of docs and of other Markdown pages alike', () => {
    type Chain = Record<'remarkPlugins' | 'rehypePlugins' | 'recmaPlugins', unknown[]>;
    const [, {docs, pages}] = config.presets[0] as [string, Record<'docs' | 'pages', Chain>];
    expect(pages.rehypePlugins).toBe(docs.rehypePlugins);
    expect(pages.recmaPlugins).toBe(docs.recmaPlugins);
    // Tabs of package managers are of the docs alone.
    expect(docs.remarkPlugins.filter((plugin) => !Array.isArray(plugin))).toEqual(pages.remarkPlugins);
  });

  it('BUILD-02 stops the build at broken links, anchors, images and duplicate routes', () => {
    expect(config).toMatchObject({onBrokenLinks: 'throw', onBrokenAnchors: 'throw', onDuplicateRoutes: 'throw'});
    const {onBrokenMarkdownLinks, onBrokenMarkdownImages} = config.markdown.hooks;
    const [followLink, missImage] = [onBrokenMarkdownLinks, onBrokenMarkdownImages] as ((link: object) => unknown)[];
    type Check = () => (root: object) => void;
    const [, {docs, pages}] = config.presets[0] as [string, Record<'docs' | 'pages', {remarkPlugins: Check[]}>];
    for (const [{remarkPlugins}, source] of [
      [docs, 'docs/config/index.mdx'],
      [pages, 'src/pages/a.mdx'],
    ] as const) {
      const node = {type: 'text'};
      followLink({sourceFilePath: source, url: './nowhere.mdx', node});
      expect(() => remarkPlugins[0]()(node)).toThrow(`${source}: the link "./nowhere.mdx" leads to no page`);
      missImage({sourceFilePath: source, url: '/img/nowhere.svg', node});
      expect(() => remarkPlugins[0]()(node)).toThrow(`${source}: the image "/img/nowhere.svg" has no file`);
    }
  });
});
