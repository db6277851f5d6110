import {getSearchBox, openSearch, searchFor} from './support/search';
import {expect, goto, test} from './support/test';

/** What a screen reader is told of the frame of the pages: roles, names and states, in reading order. */
const DOC = '/guide/start/quick-start';

test.use({viewport: {width: 1440, height: 900}, colorScheme: 'light', reducedMotion: 'reduce'});

type NavbarNames = {
  readonly main: string;
  readonly tools: string;
  readonly home: string;
  readonly search: string;
  readonly links: readonly string[];
  readonly version: string;
  readonly language: string;
  readonly dark: string;
  readonly theme: string;
};

function describeNavbar(names: NavbarNames): string {
  const [guide, config, api] = names.links;
  return `
  - navigation "${names.main}":
    - button "${names.tools}"
    - link "Rslib":
      - /url: ${names.home}
    - button "${names.search}"
    - list:
      - listitem:
        - link "${guide}"
      - listitem:
        - link "${config}"
      - listitem:
        - link "${api}"
    - 'button "${names.version}"'
    - 'button "${names.language}"'
    - button "${names.dark}"
    - button "${names.theme}"
    - list:
      - listitem:
        - link "GitHub"
      - listitem:
        - link "X"
      - listitem:
        - link "Discord"`;
}

const NAVBAR = describeNavbar({
  main: 'Main',
  tools: 'Related tools',
  home: '/',
  search: 'Search Docs',
  links: ['Guide', 'Config', 'API'],
  version: 'Version: 1.x',
  language: 'Language: English',
  dark: 'Switch to dark theme',
  theme: 'Theme',
});

const NAVBAR_ZH = describeNavbar({
  main: '主导航',
  tools: '相关工具',
  home: '/zh/',
  search: '搜索文档',
  links: ['指南', '配置', 'API'],
  version: '版本： 1.x',
  language: '语言： 简体中文',
  dark: '切换到深色主题',
  theme: '主题',
});

test('the home page', async ({page}) => {
  await goto(page, '/');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
  - region "Skip to main content":
    - link "Skip to main content"
  - region "Announcement":
    - link /Rslib 1\\.0/
    - button "Close the announcement"
${NAVBAR.slice(1)}
  - main:
    - heading /web bundler/ [level=1]
    - button "Get Started"
    - button "Learn More"
    - region /./:
      - heading /./ [level=2]
      - tablist "Outputs":
        - tab "ESM" [selected]
        - tab "CJS"
      - tabpanel "ESM"
    - region /./:
      - heading /./ [level=2]
      - list:
        - listitem:
          - link /./:
            - heading /./ [level=3]
    - region "Tool stack":
      - heading "Tool stack" [level=2]
  - contentinfo:
    - navigation "Footer":
      - list
      - list
      - list
  `);
});

test('the Chinese home page', async ({page}) => {
  await goto(page, '/zh/');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
  - region "跳到主要内容":
    - link "跳到主要内容"
  - region "公告":
    - link /Rslib 1\\.0/
    - button /关闭/
${NAVBAR_ZH.slice(1)}
  - main:
    - heading /./ [level=1]
  - contentinfo
  `);
});

for (const {lang, prefix, navbar, frame} of [
  {
    lang: 'English',
    prefix: '',
    navbar: NAVBAR,
    frame: {
      sidebar: 'Docs sidebar',
      crumbs: 'Breadcrumbs',
      pages: 'Docs pages',
      edit: 'Edit this page',
      outline: 'ON THIS PAGE',
    },
  },
  {
    lang: 'Chinese',
    prefix: '/zh',
    navbar: NAVBAR_ZH,
    frame: {sidebar: '文档侧边栏', crumbs: '页面路径', pages: '上一页与下一页', edit: '编辑此页', outline: '本页目录'},
  },
]) {
  test(`a doc page in ${lang}`, async ({page}) => {
    await goto(page, prefix + DOC);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
${navbar.slice(1)}
  - complementary "${frame.sidebar}":
    - navigation "${frame.sidebar}":
      - list:
        - listitem:
          - group:
            - list:
              - listitem:
                - link
  - main:
    - article:
      - navigation "${frame.crumbs}":
        - list
      - heading [level=1]
      - heading [level=2]
    - link "${frame.edit}"
    - navigation "${frame.pages}":
      - link
      - link
    - navigation "${frame.outline}":
      - list:
        - listitem:
          - link
    `);
  });
}

test('an overview page', async ({page}) => {
  await goto(page, '/config/');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
  - main:
    - article:
      - navigation "Breadcrumbs"
      - heading "Config overview" [level=1]
      - searchbox "Filter"
      - heading [level=2]
      - list:
        - listitem:
          - link
  `);
});

test('the search, before a query and with hits, in English', async ({page}) => {
  const box = await openSearch(page, DOC);
  await expect(box.dialog).toMatchAriaSnapshot(`
  - dialog "Search":
    - combobox "Search Docs"
    - button "Close the search"
    - region "Popular pages":
      - list:
        - listitem:
          - link
    - status
  `);
  await searchFor(box, 'lib.format');
  await expect(box.dialog).toMatchAriaSnapshot(`
  - dialog "Search":
    - combobox "Search Docs" [expanded]
    - group "Version to search":
      - button "1.x" [pressed]
      - button "Other versions"
    - listbox:
      - group:
        - option [selected]
        - option
    - status: /./
  `);
});

test('the search, before a query and without hits, in Chinese', async ({page}) => {
  const box = await openSearch(page, `/zh${DOC}`);
  await expect(box.dialog).toMatchAriaSnapshot(`
  - dialog "搜索":
    - combobox "搜索文档"
    - button "关闭搜索"
    - region "热门页面":
      - list
    - status
  `);
  await searchFor(getSearchBox(page), 'zzqqxx');
  await expect(box.dialog).toMatchAriaSnapshot(`
  - dialog "搜索":
    - combobox "搜索文档"
    - status:
      - paragraph: /没有找到/
    - status
  `);
});
