import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {screen} from '@testing-library/react';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import SidebarItems from '@site/src/components/DocSidebar/Items';
import OverviewSection from '@site/src/components/Overview/Section';
import {PageDataProvider} from '@site/src/plugins/site-data/client';
import globalData from '../__fixtures__/generated/globalData';
import {renderWithProviders, type RenderOptions} from '../support/renderWithProviders';

/** A Chinese page whose neighbour, the command line, has no translation. */
const OPTIONS: RenderOptions = {
  route: '/zh/guide/basic/cli',
  locale: 'zh',
  globalData: {
    'site-versions': {
      default: {
        ...globalData['site-versions'].default,
        untranslated: {zh: {'1.x': ['/guide/basic', '/guide/basic/cli']}},
      },
    },
  },
};
const SIDEBAR = [
  {
    type: 'category' as const,
    label: '基础',
    collapsible: true,
    collapsed: false,
    href: '/zh/guide/basic/',
    items: [
      {type: 'link' as const, label: 'Command line', href: '/zh/guide/basic/cli', docId: 'guide/basic/cli'},
      {type: 'link' as const, label: '快速开始', href: '/zh/guide/start/quick-start'},
    ],
  },
];

const CONTENT = {
  metadata: {
    title: 'Command line',
    permalink: '/zh/guide/basic/cli',
    source: '@site/docs/guide/basic/cli.mdx',
    version: 'current',
  },
  frontMatter: {},
  toc: [],
};

function langOf(text: string): string | undefined {
  return screen.getByText(text).closest<HTMLElement>('[lang]')?.lang;
}

describe('titles of pages without a translation', () => {
  it('I18N-04 have their language in the sidebar, translated ones and groups have none', () => {
    renderWithProviders(
      <SidebarItems
        items={[
          {
            text: '基础',
            link: '/zh/guide/basic/cli',
            items: [
              {text: 'Command line', link: '/zh/guide/basic/cli'},
              {text: '快速开始', link: '/zh/guide/start/quick-start'},
            ],
          },
        ]}
      />,
      OPTIONS,
    );
    expect(langOf('Command line')).toBe('en');
    expect(langOf('快速开始')).toBeUndefined();
    expect(langOf('基础')).toBeUndefined();
  });

  it('I18N-04 have their language in the breadcrumbs, groups have none', () => {
    renderWithProviders(
      <DocsSidebarProvider name="guide" items={SIDEBAR}>
        <DocBreadcrumbs />
      </DocsSidebarProvider>,
      OPTIONS,
    );
    expect(langOf('Command line')).toBe('en');
    expect(langOf('基础')).toBeUndefined();
    expect(screen.getByRole('link', {name: '基础'})).toHaveAttribute('href', '/zh/guide/basic/');
    expect(screen.queryByRole('link', {name: 'Command line'})).toBeNull();
  });

  it('I18N-04 have their language in the breadcrumbs of a page that is not in the sidebar, which end with it', () => {
    renderWithProviders(
      <PageDataProvider content={CONTENT}>
        <DocsSidebarProvider name="guide" items={[]}>
          <DocBreadcrumbs />
        </DocsSidebarProvider>
      </PageDataProvider>,
      OPTIONS,
    );
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Command line');
    expect(langOf('Command line')).toBe('en');
  });

  it('I18N-04 have their language in the pager, its words have none', () => {
    renderWithProviders(
      <DocPaginator
        previous={{permalink: '/zh/guide/start/quick-start', title: '快速开始'}}
        next={{permalink: '/zh/guide/basic/cli', title: 'Command line'}}
      />,
      OPTIONS,
    );
    expect(langOf('Command line')).toBe('en');
    expect(langOf('快速开始')).toBeUndefined();
    expect(langOf('Next Page')).toBeUndefined();
  });

  it('I18N-04 have their language in an overview, with their headings', () => {
    renderWithProviders(
      <OverviewSection
        name="基础"
        pages={[
          {
            title: 'Command line',
            routePath: '/zh/guide/basic/cli',
            headers: [{id: 'build', text: 'Build it', depth: 2}],
            depths: [2],
          },
          {title: '快速开始', routePath: '/zh/guide/start/quick-start', headers: [], depths: [2]},
        ]}
      />,
      OPTIONS,
    );
    expect(langOf('Build it')).toBe('en');
    expect(langOf('快速开始')).toBeUndefined();
  });

  it('I18N-04 have no mark on pages in the default language', () => {
    renderWithProviders(<DocPaginator next={{permalink: '/guide/basic/cli', title: 'Command line'}} />, {
      ...OPTIONS,
      route: '/guide/start/',
      locale: 'en',
    });
    expect(langOf('Command line')).toBeUndefined();
  });
});
