import type {ReactNode} from 'react';
import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Route, Switch} from 'react-router-dom';
import {useHistory} from '@docusaurus/router';
import Overview from '@site/src/components/Overview';
import type {OverviewGroup} from '@site/src/lib/overview';
import {renderWithProviders} from '../../support/renderWithProviders';

const GROUPS: OverviewGroup[] = [
  {
    name: 'Lib',
    pages: [
      {
        title: 'lib.dts',
        routePath: '/config/lib/dts',
        depths: [2],
        headers: [
          {text: 'Use `dts`', id: 'use', depth: 2},
          {text: 'Details', id: 'details', depth: 3},
        ],
      },
    ],
  },
  {pages: [{title: 'Tools', routePath: '/config/tools', depths: [2], headers: []}]},
];

function getFilter(): HTMLElement {
  return screen.getByRole('searchbox', {name: 'Filter'});
}

function listShown(): (string | null)[] {
  return screen.queryAllByRole('heading', {level: 2}).map(({textContent}) => textContent);
}

let history: ReturnType<typeof useHistory>;

function Pages(): ReactNode {
  history = useHistory();
  return (
    <Switch>
      <Route path="/config/" exact>
        <Overview groups={GROUPS} />
      </Route>
      <Route>another page</Route>
    </Switch>
  );
}

/** Filters the list, goes on to a page of it, and comes back to where the box is at `top`. Gives the watch on what scrolls then. */
async function comeBack(top: number): Promise<jest.SpyInstance> {
  renderWithProviders(<Pages />, {route: '/config/'});
  await userEvent.type(getFilter(), 'others');
  act(() => history.push('/config/tools'));
  expect(screen.getByText('another page')).toBeInTheDocument();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({top} as DOMRect);
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  act(() => history.goBack());
  return scroll;
}

beforeEach(() => {
  // Docusaurus says that jsdom has no `storage` event of its own.
  jest.spyOn(console, 'error').mockImplementation();
});

describe('Overview', () => {
  it('OVERVIEW-01 OVERVIEW-05 lists groups with pages and headers, pages without group under Others', () => {
    renderWithProviders(<Overview groups={GROUPS} />);
    expect(screen.getAllByRole('heading', {level: 2}).map(({textContent}) => textContent)).toEqual(['Lib', 'Others']);
    expect(screen.getByRole('link', {name: 'lib.dts'})).toHaveAttribute('href', '/config/lib/dts');
  });

  it('OVERVIEW-07 links headers to their anchors and renders their marks', () => {
    renderWithProviders(<Overview groups={GROUPS} />);
    const link = screen.getByRole('link', {name: 'Use dts'});
    expect(link).toHaveAttribute('href', '/config/lib/dts#use');
    expect(within(link).getByText('dts').tagName).toBe('CODE');
  });

  it('OVERVIEW-02 shows h2 by default and other depths by prop', () => {
    const {unmount} = renderWithProviders(<Overview groups={GROUPS} />);
    expect(screen.queryByRole('link', {name: 'Details'})).toBeNull();
    unmount();
    renderWithProviders(<Overview groups={GROUPS} overviewHeaders={[3]} />);
    expect(screen.getByRole('link', {name: 'Details'})).toBeInTheDocument();
    expect(screen.queryByRole('link', {name: 'Use dts'})).toBeNull();
  });

  it('OVERVIEW-03 OVERVIEW-08 has a labelled, focused filter box with a placeholder', () => {
    renderWithProviders(<Overview groups={GROUPS} />);
    expect(getFilter()).toHaveAttribute('placeholder', 'Enter keyword');
    expect(getFilter()).toHaveFocus();
  });

  it('OVERVIEW-08 does not take the focus when the address leads to a section', () => {
    renderWithProviders(<Overview groups={GROUPS} />, {route: '/config/#lib'});
    expect(getFilter()).not.toHaveFocus();
  });

  it.each([
    ['is elsewhere', (page: HTMLElement) => page.querySelector('a')?.focus()],
    ['has left the filter to select a text', () => undefined],
  ])('OVERVIEW-08 does not take the focus from a reader who %s before hydration', (_, act) => {
    const root = document.documentElement;
    root.setAttribute('data-has-hydrated', 'false');
    renderWithProviders(<Overview groups={GROUPS} />, {beforeHydration: act});
    root.removeAttribute('data-has-hydrated');
    expect(getFilter()).not.toHaveFocus();
  });

  it.each([
    ['shows what is left', 600, 1],
    ['leaves a reloaded page where it is, the box out of sight', -200, 0],
  ])('OVERVIEW-06 filters by what was typed before hydration, and %s', (_, top, scrolls) => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({top} as DOMRect);
    renderWithProviders(<Overview groups={GROUPS} />, {
      beforeHydration: () => {
        (getFilter() as HTMLInputElement).value = 'others';
      },
    });
    expect(getFilter()).toHaveValue('others');
    expect(screen.getAllByRole('heading', {level: 2}).map(({textContent}) => textContent)).toEqual(['Others']);
    expect(scroll).toHaveBeenCalledTimes(scrolls);
  });

  it.each([
    ['leaves the focus where the box is out of sight', -200, false],
    ['gives the box that is in sight the focus', 600, true],
  ])('PAGECHANGE-05 OVERVIEW-08 Back leads to the list as it was filtered, and %s', async (_, top, hasFocus) => {
    const scroll = await comeBack(top);
    expect(getFilter()).toHaveValue('others');
    expect(listShown()).toEqual(['Others']);
    expect(document.activeElement === getFilter()).toBe(hasFocus);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('PAGECHANGE-05 OVERVIEW-06 shows all to whoever comes by a link, and to whoever emptied the filter', async () => {
    await comeBack(600);
    act(() => history.push('/config/tools'));
    act(() => history.push('/config/'));
    expect(listShown()).toEqual(['Lib', 'Others']);
    act(() => history.go(-2));
    await userEvent.clear(getFilter());
    act(() => history.push('/config/tools'));
    act(() => history.goBack());
    expect(listShown()).toEqual(['Lib', 'Others']);
  });

  it('OVERVIEW-06 shows all in a page that was loaded anew, as its static HTML', () => {
    jest
      .spyOn(Storage.prototype, 'getItem')
      .mockImplementation((key) => (key.startsWith('site-overview-filter:') ? 'others' : null));
    document.documentElement.setAttribute('data-has-hydrated', 'false');
    renderWithProviders(<Overview groups={GROUPS} />, {isHydrated: true});
    document.documentElement.removeAttribute('data-has-hydrated');
    expect(listShown()).toEqual(['Lib', 'Others']);
    expect(jest.mocked(console.error).mock.calls.filter(([said]) => /hydrat/i.test(String(said)))).toEqual([]);
  });

  it('OVERVIEW-04 says that nothing matches, with the keyword', async () => {
    renderWithProviders(<Overview groups={GROUPS} />);
    await userEvent.type(getFilter(), ' xyz ');
    expect(screen.getByRole('status')).toHaveTextContent('No matching API found: xyz');
    expect(screen.queryAllByRole('heading', {level: 2})).toEqual([]);
  });

  it('OVERVIEW-06 filters while typing and speaks the number of pages', async () => {
    renderWithProviders(<Overview groups={GROUPS} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(getFilter(), 'others');
    expect(screen.getAllByRole('heading', {level: 2}).map(({textContent}) => textContent)).toEqual(['Others']);
    expect(screen.getByRole('status')).toHaveTextContent('1 matching page');
    await userEvent.clear(getFilter());
    expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(2);
  });

  it('OVERVIEW-07 links pages of another locale below its base URL once', () => {
    const groups = [{name: 'Lib', pages: [{...GROUPS[0].pages[0], routePath: '/zh/config/lib/dts'}]}];
    renderWithProviders(<Overview groups={groups} />, {locale: 'zh', route: '/zh/config/'});
    expect(screen.getByRole('link', {name: 'lib.dts'})).toHaveAttribute('href', '/zh/config/lib/dts');
  });
});
