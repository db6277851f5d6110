import {useMemo, useState, type ReactNode} from 'react';
import {act, screen} from '@testing-library/react';
import {Link} from 'react-router-dom';
import {
  PageDataProvider,
  hasPage,
  useEditLink,
  useLang,
  usePageData,
  useSiteData,
  useVersion,
  type PageContent,
  type PageData,
} from '@site/src/plugins/site-data/client';
import globalData from '../../../__fixtures__/generated/globalData';
import {renderWithProviders, type RenderOptions} from '../../../support/renderWithProviders';

const CONTENT: PageContent = {
  metadata: {
    title: 'Quick start',
    permalink: '/guide/start/quick-start',
    source: '@site/docs/guide/start/quick-start.mdx',
    version: 'current',
  },
  frontMatter: {title: 'Quick start', outline: false, sidebar_label: 'Label'},
  toc: [{value: 'Use <code>npm</code>', id: 'npm', level: 2}],
};

let seen: PageData[] = [];
let links: ReturnType<typeof useEditLink>[] = [];

function Probe(): null {
  seen.push(usePageData());
  links.push(useEditLink());
  return null;
}

/** A page that gets another title while the reader stays, as in the development server. */
function RenamedPage(): ReactNode {
  const [title, setTitle] = useState(CONTENT.metadata.title);
  const content = useMemo(() => ({...CONTENT, metadata: {...CONTENT.metadata, title}}), [title]);
  return (
    <PageDataProvider content={content}>
      <button onClick={() => setTitle('Faster start')}>rename</button>
    </PageDataProvider>
  );
}

function Context(): string {
  return `${useLang()} ${useVersion()} ${useSiteData().lang}`;
}

function last(): PageData {
  const data = seen.at(-1);
  if (data === undefined) {
    throw new Error('nothing was rendered');
  }
  return data;
}

function show(route: string, content?: PageContent, options: RenderOptions = {}): void {
  const page = content && (
    <PageDataProvider content={content}>
      <p>{content.metadata.title}</p>
    </PageDataProvider>
  );
  renderWithProviders(
    <>
      <Probe />
      <Context />
      {page}
    </>,
    {route, ...options},
  );
}

const OLD_VERSION: RenderOptions = {
  globalData: {
    'site-data': {
      default: {...globalData['site-data'].default, multiVersion: {default: '1.x', versions: ['1.x', '0.x']}},
    },
  },
};

beforeEach(() => {
  seen = [];
  links = [];
});

describe('usePageData', () => {
  it('ENTITY-03 has the data of a Markdown page, also outside of it', () => {
    show('/guide/start/quick-start', CONTENT);
    expect(last()).toEqual({
      pagePath: '/guide/start/quick-start',
      pageType: 'doc',
      title: 'Quick start',
      toc: [{text: 'Use `npm`', id: 'npm', depth: 2}],
      frontmatter: {title: 'Quick start', outline: false},
      routePath: '/guide/start/quick-start',
      lang: 'en',
      version: '1.x',
      siteData: expect.objectContaining({base: '/', ssg: true}),
      _relativePath: 'docs/guide/start/quick-start.mdx',
    });
  });

  it('ENTITY-03 knows kind and flags of a page before the page is there, with an empty toc', () => {
    show('/');
    expect(last()).toMatchObject({pageType: 'home', routePath: '/', toc: [], frontmatter: {pageType: 'home'}});
  });

  it('NOTFOUND-01 gives the data of the 404 page on an unmatched path', () => {
    show('/no/such/page');
    expect(last()).toMatchObject({pageType: '404', routePath: '/404', title: '404', toc: [], frontmatter: {}});
  });

  it('NOTFOUND-04 reads language and version of an unmatched path, after hydration', () => {
    show('/zh/0.x/nowhere', undefined, {...OLD_VERSION, isHydrated: true});
    // In static HTML, and while hydrating.
    expect(seen[0]).toMatchObject({lang: 'en', version: '1.x'});
    expect(seen[1]).toMatchObject({lang: 'en', version: '1.x'});
    expect(last()).toMatchObject({pageType: '404', lang: 'zh', version: '0.x'});
  });

  it('PAGECHANGE-01 replaces the held data on a page change', async () => {
    show('/guide/start/quick-start', CONTENT);
    renderWithProviders(
      <>
        <Probe />
        <Link to="/guide/start/">next</Link>
      </>,
      {route: '/'},
    );
    expect(last()).toMatchObject({pageType: 'home'});
    await act(async () => {
      screen.getByRole('link', {name: 'next'}).click();
      await Promise.resolve();
    });
    expect(last()).toMatchObject({pageType: 'doc', routePath: '/guide/start/'});
  });

  it('PAGECHANGE-01 follows a page that changes while it is shown, also outside of it', () => {
    renderWithProviders(
      <>
        <Probe />
        <RenamedPage />
      </>,
      {route: '/guide/start/quick-start'},
    );
    expect(last().title).toBe('Quick start');
    act(() => screen.getByRole('button', {name: 'rename'}).click());
    expect(last().title).toBe('Faster start');
  });

  it('FRONTMATTER-03 counts an unknown kind as doc', () => {
    show('/guide/start/quick-start', {...CONTENT, frontMatter: {pageType: 'landing'}});
    expect(last().pageType).toBe('doc');
  });
});

describe('useLang and useVersion', () => {
  it('I18N-03 gives the language of the text: English below /zh/ without a translation', () => {
    show(
      '/zh/guide/start/quick-start',
      {...CONTENT, metadata: {...CONTENT.metadata, permalink: '/zh/guide/start/quick-start'}},
      {locale: 'zh'},
    );
    expect(screen.getByText(/en 1\.x zh/)).toBeInTheDocument();
    expect(last().routePath).toBe('/zh/guide/start/quick-start');
  });

  it('I18N-03 gives Chinese on a translated page', () => {
    const source = '@site/i18n/zh/docusaurus-plugin-content-docs/current/guide/start/quick-start.mdx';
    show('/zh/guide/start/quick-start', {...CONTENT, metadata: {...CONTENT.metadata, source}}, {locale: 'zh'});
    expect(screen.getByText(/zh 1\.x zh/)).toBeInTheDocument();
  });

  it('ENTITY-01 VERSION-06 gives the version of a doc, and the default one on a page without versions', () => {
    show('/guide/start/quick-start', {...CONTENT, metadata: {...CONTENT.metadata, version: '0.x'}}, OLD_VERSION);
    expect(last().version).toBe('0.x');
    expect(screen.getByText(/en 0\.x en/)).toBeInTheDocument();
    show('/');
    expect(last().version).toBe('1.x');
  });
});

describe('useEditLink', () => {
  it('DOCFOOT-02 leads to the source of the page, in the words of the locale', () => {
    show('/guide/start/quick-start', CONTENT, {locale: 'zh'});
    expect(links.at(-1)).toEqual({
      href: 'https://github.com/web-infra-dev/rslib/tree/main/website/docs/guide/start/quick-start.mdx',
      text: '编辑此页',
    });
  });

  it('DOCFOOT-01 is absent on a page without a source', () => {
    show('/');
    expect(links.at(-1)).toBeUndefined();
  });
});

describe('hasPage', () => {
  const ROUTES = [
    {path: '/', exact: true},
    {path: '/', exact: false, routes: [{path: '/', routes: [{path: '/guide/', exact: true}]}]},
    {path: '*'},
  ];

  it.each([
    ['/', true],
    ['/guide/', true],
    ['/guide', true],
    ['/guide/x', false],
    ['/404', false],
  ])('NOTFOUND-06 says of %s: %p', (path, expected) => {
    expect(hasPage(path, ROUTES)).toBe(expected);
  });
});
