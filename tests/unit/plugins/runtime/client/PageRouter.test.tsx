import {useEffect, type ReactNode} from 'react';
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {createMemoryHistory, createPath, type MemoryHistory} from 'history';
import {Link, Route, useHistory, useLocation, useRouteMatch, withRouter} from 'react-router-dom';
import clientModules from '@generated/client-modules';
import {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
import PageRouter from '@site/src/plugins/runtime/client/PageRouter';
import {PageDataProvider, usePageData, type PageContent} from '@site/src/plugins/site-data/client';
import globalData from '../../../__fixtures__/generated/globalData';
import {createSiteContext} from '../../../support/renderWithProviders';

const mockPages = new Map<string, {load: () => Promise<void>; props?: object}>();
const mockLost = jest.fn();
const mockMoved = new Set<string>();
const mockLoadWhole = jest.fn();

jest.mock('@site/src/plugins/runtime/client/loadRoute', () => ({
  __esModule: true,
  default: (path: string) => mockPages.get(path)?.load() ?? Promise.resolve(),
  readProps: (path: string) => mockPages.get(path)?.props,
}));
jest.mock('@site/src/plugins/runtime/client/reportLostPage', () => ({
  __esModule: true,
  default: (page: unknown): unknown => mockLost(page),
}));

jest.mock('@site/src/plugins/site-data/client/hasPage', () => ({hasPage: (path: string) => !mockMoved.has(path)}));
jest.mock('@site/src/plugins/runtime/client/loadWhole', () => ({
  __esModule: true,
  default: (...locations: unknown[]): unknown => mockLoadWhole(...locations),
}));

let seen: string[] = [];

function Address(): string {
  const {pathname, hash} = useLocation();
  seen.push(pathname + hash);
  return pathname + hash;
}

/** A page that knows of the address in all the ways there are, at depths of their own. */
const page = (
  <Route
    render={() => (
      <main>
        <Address />
        <Link to="/third">Third</Link>
        <Link to="/second">Second</Link>
      </main>
    )}
  />
);

function show(history: MemoryHistory, children: ReactNode = page): void {
  render(<PageRouter history={history}>{children}</PageRouter>);
}

/** Does something, and waits for what comes of it. */
function run(change: () => void): Promise<void> {
  return act(() => {
    change();
    return Promise.resolve();
  });
}

/** Has a page come when it is told to; returns what tells it to come, and to be lost. */
function hold(path: string): {come: () => Promise<void>; lose: () => Promise<void>} {
  let resolve = (): void => undefined;
  let reject = (): void => undefined;
  const loaded = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  mockPages.set(path, {load: () => loaded});
  return {come: () => run(resolve), lose: () => run(reject)};
}

beforeEach(() => {
  seen = [];
  mockPages.clear();
  mockLost.mockReset();
  mockMoved.clear();
  mockLoadWhole.mockReset();
});

it('PAGECHANGE-01 keeps the page on screen, and renders nothing of it, until the next one is there', async () => {
  const history = createMemoryHistory({initialEntries: ['/first']});
  const {come} = hold('/second');
  show(history);
  expect(seen).toEqual(['/first']);
  await run(() => screen.getByRole('link', {name: 'Second'}).click());
  expect(history.location.pathname).toBe('/second');
  expect(screen.getByText('/first')).toBeInTheDocument();
  expect(seen).toEqual(['/first']);
  await come();
  expect(screen.getByText('/second')).toBeInTheDocument();
  expect(seen).toEqual(['/first', '/second']);
});

it('PAGECHANGE-01 shows the page that was asked for last, in whatever order they come', async () => {
  const history = createMemoryHistory({initialEntries: ['/first']});
  const [second, third] = [hold('/second'), hold('/third')];
  show(history);
  act(() => history.push('/second'));
  act(() => history.push('/third'));
  await third.come();
  await second.come();
  expect(seen).toEqual(['/first', '/third']);
});

it('PAGECHANGE-04 a lost page is reported, the page on screen stays, and the next link works', async () => {
  const history = createMemoryHistory({initialEntries: ['/first']});
  const {lose} = hold('/second');
  show(history);
  act(() => history.push('/second'));
  await lose();
  expect(mockLost).toHaveBeenCalledTimes(1);
  expect(mockLost).toHaveBeenCalledWith(
    expect.objectContaining({
      location: expect.objectContaining({pathname: '/second'}),
      shown: expect.objectContaining({pathname: '/first'}),
    }),
  );
  await run(() => screen.getByRole('link', {name: 'Third'}).click());
  expect(seen).toEqual(['/first', '/third']);
});

describe('a page that the app does not have, as its version says once it is loaded', () => {
  const moved = '/0.x/moved';

  it('SEARCH-19 is for the host, which may know where it has gone; the page on screen stays meanwhile', async () => {
    const history = createMemoryHistory({initialEntries: ['/first']});
    const {come} = hold(moved);
    show(history);
    act(() => history.push(`${moved}?x=1#part`));
    mockMoved.add(moved);
    await come();
    const paths = mockLoadWhole.mock.calls.map((locations: Parameters<typeof createPath>) =>
      locations.map((location) => createPath(location)),
    );
    expect(paths).toEqual([[`${moved}?x=1#part`, '/first']]);
    expect(seen).toEqual(['/first']);
  });

  it('NOTFOUND-06 is what Back shows of a document that was none, and what its anchors are of', async () => {
    mockMoved.add(moved);
    const history = createMemoryHistory({initialEntries: [moved, '/first'], initialIndex: 1});
    show(history);
    await run(() => history.goBack());
    await run(() => history.push(`${moved}#part`));
    expect(seen).toEqual(['/first', moved, `${moved}#part`]);
    expect(mockLoadWhole).not.toHaveBeenCalled();
  });
});

describe('a page with an anchor that has moved to another one', () => {
  beforeEach(() => {
    const metadata = {movedAnchors: {old: '/third#new', renamed: '#part'}};
    mockPages.set('/second', {load: () => Promise.resolve(), props: {content: {metadata}}});
  });

  it.each(['/second#old', '/second?x=1#old'])('leads the reader of a link %s on, and is not shown', async (address) => {
    const history = createMemoryHistory({initialEntries: ['/first']});
    show(history);
    await run(() => history.push(address));
    expect(seen).toEqual(['/first', '/third#new']);
    expect(history.entries.map(createPath)).toEqual([
      '/first',
      address.replace('/second', '/third').replace('old', 'new'),
    ]);
  });

  it('leads on who comes for that anchor when the page is shown, as by what is typed into the address', async () => {
    const history = createMemoryHistory({initialEntries: ['/second', '/second#old'], initialIndex: 0});
    show(history);
    await run(() => history.goForward());
    expect(history.entries.map(createPath)).toEqual(['/second', '/third#new']);
    await run(() => history.push('/second#renamed'));
    expect(seen).toEqual(['/second', '/third#new', '/second#part']);
  });

  it('LINK-01 makes no step of a link that leads to where the reader is', async () => {
    const history = createMemoryHistory({initialEntries: ['/third#new']});
    show(history, <Route render={() => <Link to="/second#old">Old</Link>} />);
    await run(() => screen.getByRole('link').click());
    expect([history.index, createPath(history.location)]).toEqual([0, '/third#new']);
  });
});

it('PAGECHANGE-04 a page that is lost when the reader has moved on is nobody’s loss', async () => {
  const history = createMemoryHistory({initialEntries: ['/first']});
  const {lose} = hold('/second');
  show(history);
  await run(() => history.push('/second'));
  await run(() => history.push('/third'));
  await lose();
  expect(mockLost).not.toHaveBeenCalled();
  expect(screen.getByText('/third')).toBeInTheDocument();
});

/** The page, with a link to itself. */
const withFirst = (
  <>
    {page}
    <Link to="/first">First</Link>
  </>
);

it.each([
  ['is on the way', false],
  ['was lost', true],
])('PAGECHANGE-04 an anchor is one of the page on screen when another page %s', async (_, isLost) => {
  const history = createMemoryHistory({initialEntries: ['/first?a=1']});
  const {come, lose} = hold('/second');
  show(
    history,
    <>
      <Address />
      <a href="#part">
        <b>Part</b>
      </a>
    </>,
  );
  await run(() => history.push('/second'));
  if (isLost) {
    await lose();
  }
  await run(() => screen.getByText('Part').click());
  expect(createPath(history.location)).toBe('/first?a=1#part');
  expect(seen.at(-1)).toBe('/first#part');
  if (!isLost) {
    await come();
    expect(seen.at(-1)).toBe('/first#part');
  }
});

it('an anchor that is clicked with a key, or that somebody else follows, is left to them while a page is on the way', async () => {
  const history = createMemoryHistory({initialEntries: ['/first']});
  hold('/second');
  show(
    history,
    <>
      <a href="#part">Part</a>
      <a href="#own" onClick={(event) => event.preventDefault()}>
        Own
      </a>
    </>,
  );
  await run(() => history.push('/second'));
  await run(() => fireEvent.click(screen.getByText('Part'), {ctrlKey: true}));
  await run(() => fireEvent.click(screen.getByText('Own')));
  expect(createPath(history.location)).toBe('/second');
});

it('an anchor of the page that the address says is left to the browser', async () => {
  const history = createMemoryHistory({initialEntries: ['/first']});
  show(history, <a href="#part">Part</a>);
  const isLeft = await act(() => Promise.resolve(fireEvent.click(screen.getByText('Part'))));
  expect(isLeft).toBe(true);
  expect(history.length).toBe(1);
});

it('leads on where a page does so while it is mounted', async () => {
  const history = createMemoryHistory({initialEntries: ['/first']});
  const LeadOn = (): null => {
    const current = useHistory();
    useEffect(() => current.replace('/second'), [current]);
    return null;
  };
  show(
    history,
    <>
      <Address />
      <LeadOn />
    </>,
  );
  expect(await screen.findByText('/second')).toBeInTheDocument();
});

it('takes no more part in anything once it is gone', async () => {
  const history = createMemoryHistory({initialEntries: ['/first']});
  const {unmount} = render(<PageRouter history={history}>{page}</PageRouter>);
  unmount();
  const load = jest.fn(() => Promise.resolve());
  mockPages.set('/second', {load});
  await run(() => history.push('/second'));
  expect(load).not.toHaveBeenCalled();
});

it('OUTLINE-08 drops an anchor that cannot be decoded, at the first page and at the next', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const history = createMemoryHistory({initialEntries: ['/first#%E0%A4%A']});
  show(history);
  await run(() => history.push('/first#%'));
  await run(() => history.push('/first#a'));
  expect(seen).toEqual(['/first', '/first', '/first#a']);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('tells the client modules when a page is asked for, and cleans up behind them when it is there', async () => {
  const calls: string[] = [];
  const module = {
    onRouteUpdate: ({previousLocation, location}: {previousLocation: Location | null; location: Location}) => {
      calls.push(`${previousLocation?.pathname} > ${location.pathname}`);
      return () => calls.push(`${location.pathname} is there`);
    },
  };
  (clientModules as object[]).push(module);
  const history = createMemoryHistory({initialEntries: ['/first']});
  const {come} = hold('/second');
  show(history);
  await run(() => history.push('/second'));
  expect(calls).toEqual(['undefined > /first', '/first is there', '/first > /second']);
  await come();
  expect(calls.slice(3)).toEqual(['/second is there']);
  (clientModules as object[]).pop();
});

function RootMatch(): string {
  const {path, isExact} = useRouteMatch();
  return `${path} ${isExact}`;
}

it('tells of the root what the router would', async () => {
  const history = createMemoryHistory({initialEntries: ['/']});
  show(history, <RootMatch />);
  expect(screen.getByText('/ true')).toBeInTheDocument();
  await run(() => history.push('/first'));
  expect(screen.getByText('/ false')).toBeInTheDocument();
});

it('LINK-01 a link that is clicked again before its page is shown is one step of the history', () => {
  const history = createMemoryHistory({initialEntries: ['/first', '/second'], initialIndex: 1});
  hold('/third');
  show(history);
  const link = screen.getByRole('link', {name: 'Third'});
  act(() => link.click());
  act(() => link.click());
  expect(history.entries.map(({pathname}) => pathname)).toEqual(['/first', '/second', '/third']);
  act(() => history.goBack());
  act(() => link.click());
  expect(history.entries.map(({pathname}) => pathname)).toEqual(['/first', '/second', '/third']);
});

it.each([
  ['is on the way', false],
  ['was lost', true],
])('PAGECHANGE-04 the link of the page on screen goes back to its step when another page %s', async (_, isLost) => {
  const history = createMemoryHistory({initialEntries: ['/zero', '/first'], initialIndex: 1});
  const {lose} = hold('/second');
  hold('/third');
  show(history, withFirst);
  await run(() => screen.getByRole('link', {name: 'Third'}).click());
  await run(() => screen.getByRole('link', {name: 'Second'}).click());
  if (isLost) {
    await lose();
  }
  expect(history.entries.map(createPath)).toEqual(['/zero', '/first', '/second']);
  await run(() => screen.getByRole('link', {name: 'First'}).click());
  expect([history.index, createPath(history.location)]).toEqual([1, '/first']);
  expect(seen.at(-1)).toBe('/first');
  // Nothing is ahead any more.
  await run(() => screen.getByRole('link', {name: 'First'}).click());
  expect(history.index).toBe(1);
});

it('LINK-01 a page that Back or Forward leads to keeps its step while it loads, and after', async () => {
  const history = createMemoryHistory({initialEntries: ['/second', '/first'], initialIndex: 1});
  const {come} = hold('/second');
  hold('/third');
  show(history, withFirst);
  await run(() => history.goBack());
  await run(() => screen.getByRole('link', {name: 'Third'}).click());
  expect(history.entries.map(createPath)).toEqual(['/second', '/third']);
  await run(() => screen.getByRole('link', {name: 'First'}).click());
  expect(history.entries.map(createPath)).toEqual(['/second', '/first']);
  expect(createPath(history.location)).toBe('/first');
  await run(() => history.goBack());
  await come();
  expect(seen.at(-1)).toBe('/second');
});

it('LINK-01 a second click on what leads on by the history adds no second step', () => {
  const history = createMemoryHistory({initialEntries: ['/first']});
  hold('/second');
  const Button = (): ReactNode => {
    const current = useHistory();
    return <button onClick={() => current.push('/second')}>Start</button>;
  };
  show(history, <Button />);
  act(() => screen.getByRole('button').click());
  act(() => screen.getByRole('button').click());
  expect(history.entries.map(createPath)).toEqual(['/first', '/second']);
});

it('LINK-01 what leads on by the history may say a part of an address, and a state', () => {
  const history = createMemoryHistory({initialEntries: ['/guide/first']});
  hold('/guide/second');
  const places: string[] = [];
  const Button = withRouter(({history: shown}) => {
    const leadOn = (): void => {
      shown.push('second?a=1', {from: 'here'});
      places.push(createPath(shown.location));
    };
    return <button onClick={leadOn}>Lead on</button>;
  });
  show(history, <Button />);
  act(() => screen.getByRole('button').click());
  act(() => screen.getByRole('button').click());
  expect(history.entries.map(createPath)).toEqual(['/guide/first', '/guide/second?a=1']);
  expect(history.location.state).toEqual({from: 'here'});
  expect(places).toEqual(['/guide/second?a=1', '/guide/second?a=1']);
});

describe('page data', () => {
  const createContent = (name: string): PageContent => ({
    metadata: {title: name, permalink: `/${name}`, source: `@site/docs/${name}.mdx`, version: 'current'},
    frontMatter: {},
    toc: [],
  });
  const contents: Readonly<Record<string, PageContent>> = {'/one': createContent('one'), '/two': createContent('two')};
  let titles: string[] = [];

  /** What stands around every page and knows of it. */
  function Frame(): null {
    titles.push(usePageData().title);
    return null;
  }

  function Page(): ReactNode {
    const {pathname} = useLocation();
    return pathname in contents ? (
      <PageDataProvider key={pathname} content={contents[pathname]}>
        {pathname}
      </PageDataProvider>
    ) : (
      pathname
    );
  }

  it('PAGECHANGE-01 is known around the page in the step that shows it', async () => {
    Object.entries(contents).forEach(([path, content]) =>
      mockPages.set(path, {load: () => Promise.resolve(), props: {content}}),
    );
    const history = createMemoryHistory({initialEntries: ['/one']});
    render(
      <SiteContext.Provider value={createSiteContext({globalData: {'site-data': globalData['site-data']}})}>
        <PageRouter history={history}>
          <Frame />
          <Page />
        </PageRouter>
      </SiteContext.Provider>,
    );
    await waitFor(() => expect(titles.at(-1)).toBe('one'));
    titles = [];
    await run(() => history.push('/two'));
    expect(screen.getByText('/two')).toBeInTheDocument();
    expect(titles).toEqual(['two']);
    // A page that is not of Markdown has none, whatever its plugin calls its content.
    mockPages.set('/three', {load: () => Promise.resolve(), props: {content: {items: []}}});
    await run(() => history.push('/three'));
    expect(titles.slice(1)).not.toContain('two');
    await run(() => history.push('/one'));
    expect(titles.at(-1)).toBe('one');
  });
});
