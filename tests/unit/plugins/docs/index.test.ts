/** @jest-environment node */
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER, TEST_VCS} from '@docusaurus/utils';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import docsPlugin, {validateOptions} from '@site/src/plugins/docs';
import {listFiles, PAGE_FILE} from '@site/src/server/files/listFiles';
import {createSite, ZH} from '../translations/support/createSite';

const PAGE = '---\ntitle: A\ndisplayed_sidebar: null\n---\n\nText.\n';

/** What Docusaurus' plugin tells the bundler of Markdown files. */
type MarkdownRule = {readonly use: readonly [{readonly options: {metadataPath: (file: string) => string}}]};

function createContext(siteDir: string): LoadContext {
  const i18n = {currentLocale: 'zh', defaultLocale: 'en', localeConfigs: {zh: {translate: true}}};
  return {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    localizationDir: path.join(siteDir, 'i18n/zh'),
    baseUrl: '/zh/',
    i18n,
    siteConfig: {
      future: {faster: {}, experimental_vcs: TEST_VCS},
      markdown: {parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER, hooks: {}},
      staticDirectories: [],
    },
  } as unknown as LoadContext;
}

describe('the docs plugin', () => {
  it('writes the metadata that every Markdown file imports, also one that a translation took the place of', async () => {
    const {siteDir} = createSite({
      'docs/page.mdx': PAGE,
      'docs/part.mdx': PAGE,
      [`${ZH}/current/part.mdx`]: PAGE,
      [`${ZH}/current/orphan.mdx`]: PAGE,
    });
    const options = validateOptions({
      validate: normalizePluginOptions as never,
      options: {sidebarPath: false},
    });
    const plugin = await docsPlugin(createContext(siteDir), options);
    const content = await plugin.loadContent?.();
    const written: string[] = [];
    const actions = {
      addRoute: () => undefined,
      setGlobalData: () => undefined,
      createData: (name: string) => Promise.resolve(written.push(name)),
    };
    await plugin.allContentLoaded?.({
      allContent: {
        [plugin.name]: {default: content},
        'site-translations': {default: {notices: {}}},
        'site-addresses': {default: {redirects: []}},
      },
      actions: actions as never,
    });
    const config: unknown = plugin.configureWebpack?.({}, false, {} as never, content!);
    const {module} = config as {module: {rules: readonly MarkdownRule[]}};
    const [loader] = module.rules[0].use;
    const wanted = ['docs', ZH].flatMap((folder) => listFiles(path.join(siteDir, folder), PAGE_FILE));
    expect(wanted).toHaveLength(4);
    expect(written.sort()).toEqual(wanted.map((file) => path.basename(loader.options.metadataPath(file))).sort());
  });
});
