/** @jest-environment node */
import type {AllContent, LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {siteConfig} from '@site/src/lib/site/siteConfig';
import type {SiteConfig} from '@site/src/lib/site/types';
import socialCards from '@site/src/plugins/social-cards';
import {writeCards} from '@site/src/plugins/social-cards/server/writeCards';

jest.mock('@site/src/plugins/social-cards/server/writeCards');

const OPTIONS = {id: 'default', logo: 'static/img/logo-dark.svg', fonts: {}};

it('throws at once if there is no file of the logo', () => {
  const context = {siteDir: __dirname} as LoadContext;
  expect(() => socialCards(context, {...OPTIONS, logo: 'static/logo.svg'})).toThrow(
    'social-cards: the option "logo" in docusaurus.config.ts names "static/logo.svg", which does not exist.',
  );
});

describe('the picture of the site', () => {
  const docs = [{id: 'a', title: 'A', description: '', permalink: '/zh/a', frontMatter: {image: 'a.png'}}];
  const pages = [
    {type: 'mdx', permalink: '/zh/poster', frontMatter: {image: 'b.png'}},
    {type: 'mdx', permalink: '/zh/c', frontMatter: {}},
    {type: 'jsx', permalink: '/zh/'},
  ];

  /** The pictures that are drawn, and the data that pages get. */
  async function run(site: Partial<SiteConfig>) {
    const context = {
      siteDir: process.cwd(),
      siteConfig: {title: 'Rslib', titleDelimiter: '-', url: 'https://example.com'},
      baseUrl: '/zh/',
      i18n: {currentLocale: 'zh', localeConfigs: {zh: {htmlLang: 'zh-CN'}}},
    } as unknown as LoadContext;
    const plugin = socialCards(context, OPTIONS) as Required<Plugin>;
    const allContent = {
      'site-data': {default: {site: {...siteConfig, ...site}}},
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [{label: '1.x', docs, sidebars: {}}]}},
      'docusaurus-plugin-content-pages': {default: pages},
    } as unknown as AllContent;
    const setGlobalData = jest.fn<undefined, [unknown]>();
    await plugin.allContentLoaded({allContent, actions: {setGlobalData} as unknown as PluginContentLoadedActions});
    await plugin.postBuild({outDir: 'out'} as Parameters<Required<Plugin>['postBuild']>[0]);
    return {cards: jest.mocked(writeCards).mock.lastCall?.[0], data: setGlobalData.mock.lastCall?.[0]};
  }

  it('says what the product is, in the language of the build; pages with a picture are named', async () => {
    expect(await run({tagline: '库构建工具'})).toEqual({
      cards: [
        {
          path: 'img/og.jpg',
          card: {title: '库构建工具', section: undefined, description: '', version: undefined, lang: 'zh-CN'},
        },
      ],
      data: {alt: 'Rslib - 库构建工具', illustrated: ['/zh/a', '/zh/poster']},
    });
  });

  it('is not drawn where the site data names one', async () => {
    expect(await run({socialCard: 'img/own.png'})).toEqual({
      cards: [],
      data: {illustrated: ['/zh/a', '/zh/poster']},
    });
  });
});
