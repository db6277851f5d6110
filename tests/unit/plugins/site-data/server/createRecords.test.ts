/** @jest-environment node */
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {createOverviews, overviewFileName} from '@site/src/plugins/site-data/server/createOverviews';
import {createPageFlags, createRecords, type RecordsContext} from '@site/src/plugins/site-data/server/createRecords';

const CONTEXT: RecordsContext = {
  siteDir: path.resolve(__dirname, '../../../../fixtures/site-data'),
  base: '/lib/',
  localeBase: '/lib/zh/',
  lang: 'zh',
  defaultLang: 'en',
  siteTitle: 'Site',
};

type DocChange = {id?: string; permalink?: string; source?: string; frontMatter?: object; unlisted?: boolean};

function doc(change: DocChange = {}): object {
  return {
    id: 'page',
    title: 'A page',
    description: 'Shown in lists.',
    source: '@site/docs/page.mdx',
    permalink: '/lib/zh/guide/page',
    draft: false,
    unlisted: false,
    sidebar: 'guide',
    frontMatter: {},
    ...change,
  };
}

function content(docs: object[], items: object[] = []): AllContent {
  const version = {docs, sidebars: {guide: items}};
  return {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {...version, versionName: 'current', label: '1.x', isLast: true},
          {
            docs: [doc({permalink: '/lib/zh/0.x/guide/page'})],
            sidebars: {},
            versionName: '0.x',
            label: 'Old',
            isLast: false,
          },
        ],
      },
    },
    'docusaurus-plugin-content-pages': {
      default: [
        {type: 'jsx', permalink: '/lib/zh/', source: '@site/src/pages/index.tsx'},
        {type: 'jsx', permalink: '/lib/zh/search', source: '@site/src/pages/search.tsx'},
      ],
    },
  };
}

const CATEGORY = {
  type: 'category',
  label: '分组',
  items: [{type: 'category', label: '内层', items: [{type: 'doc', id: 'page'}]}],
};

describe('createRecords', () => {
  it('ENTITY-04 has title, route path, language, version, group, headings, front matter and source of a page', async () => {
    const frontMatter = {title: 'A page', overview: true, titleSuffix: '| X', sidebar_label: 'Label'};
    const {pages} = await createRecords(content([doc({frontMatter})], [CATEGORY]), CONTEXT);
    expect(pages.find(({routePath}) => routePath === '/zh/guide/page')).toEqual({
      title: 'A page',
      routePath: '/zh/guide/page',
      lang: 'en',
      version: '1.x',
      description: 'Shown in lists.',
      group: '分组',
      frontmatter: {title: 'A page', overview: true, titleSuffix: '| X'},
      content: expect.stringContaining('A first paragraph on two lines'),
      toc: expect.arrayContaining([expect.objectContaining({id: 'first', depth: 2})]),
      _relativePath: 'docs/page.mdx',
      _hidden: false,
    });
  });

  it('ENTITY-06 has path, source, locale and version of every route, other versions and React pages included', async () => {
    const {routes} = await createRecords(content([doc()]), CONTEXT);
    expect(routes).toEqual([
      {path: '/zh/', filePath: 'src/pages/index.tsx', lang: 'zh', version: '1.x'},
      {path: '/zh/0.x/guide/page', filePath: 'docs/page.mdx', lang: 'zh', version: '0.x'},
      {path: '/zh/guide/page', filePath: 'docs/page.mdx', lang: 'zh', version: '1.x'},
      {path: '/zh/search', filePath: 'src/pages/search.tsx', lang: 'zh', version: '1.x'},
    ]);
  });

  it('PAGEKIND-01 takes the React page at the root for the home page', async () => {
    const {pages} = await createRecords(content([]), CONTEXT);
    expect(
      pages.map(({routePath, frontmatter, title, _hidden}) => [routePath, frontmatter.pageType, title, _hidden]),
    ).toEqual([
      ['/zh/', 'home', 'Site', true],
      ['/zh/0.x/guide/page', undefined, 'A page', false],
      ['/zh/search', undefined, 'Site', true],
    ]);
  });

  it.each([
    ['an unlisted page', {unlisted: true}],
    ['a page with search: false', {frontMatter: {search: false}}],
  ])('SEARCH-22 hides %s', async (_what, change) => {
    const {pages} = await createRecords(content([doc(change)]), CONTEXT);
    expect(pages.find(({version, routePath}) => version === '1.x' && routePath === '/zh/guide/page')?._hidden).toBe(
      true,
    );
  });

  it('ENTITY-12 has no absolute path', async () => {
    const records = await createRecords(content([doc()], [CATEGORY]), CONTEXT);
    expect(JSON.stringify(records)).not.toContain(CONTEXT.siteDir);
  });
});

describe('createPageFlags', () => {
  it('PAGEKIND-01 lists only pages whose front matter concerns the frame, by route path', () => {
    const docs = [
      doc({frontMatter: {navbar: false, pageType: 'blank'}}),
      doc({permalink: '/lib/zh/b', frontMatter: {title: 'B'}}),
    ];
    expect(createPageFlags(content(docs), CONTEXT)).toEqual({
      '/zh/': {pageType: 'home'},
      '/zh/guide/page': {navbar: false, pageType: 'blank'},
    });
  });
});

describe('createOverviews', () => {
  it('OVERVIEW-01 lists the pages of the sidebar below the overview, with marked heading texts', async () => {
    const overview = doc({
      id: 'index',
      permalink: '/lib/zh/guide/',
      source: '@site/docs/parts/part.mdx',
      frontMatter: {overview: true},
    });
    const custom = {...CATEGORY, customProps: {overviewHeaders: [2, 4]}};
    const allContent = content([overview, doc()], [{type: 'doc', id: 'index'}, custom, {type: 'doc', id: 'missing'}]);
    const files = createOverviews(allContent, await createRecords(allContent, CONTEXT));
    expect(files).toEqual([
      {
        fileName: overviewFileName('docs/parts/part.mdx'),
        groups: [
          {
            name: '分组',
            pages: [
              {
                title: 'A page',
                routePath: '/zh/guide/page',
                depths: [2, 4],
                headers: expect.arrayContaining([{text: 'First *heading* with `code`', id: 'first', depth: 2}]),
              },
            ],
          },
        ],
      },
    ]);
  });
});
