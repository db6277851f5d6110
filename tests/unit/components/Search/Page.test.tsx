import {act, fireEvent, screen} from '@testing-library/react';
import {useHistory, useLocation} from '@docusaurus/router';
import SearchPanelPage from '@site/src/components/Search/Page';
import {rememberScroll} from '@site/src/plugins/runtime/client/scrollPositions';
import {createSearchClient} from '@site/src/plugins/search/client/createSearchClient';
import {getSearchClient} from '@site/src/plugins/search/client/getSearchClient';
import {createAnswer, createFakeEngine, manifest} from '../../plugins/search/support';
import {renderWithProviders, type RenderOptions} from '../../support/renderWithProviders';

jest.mock('@site/src/plugins/search/client/getSearchClient');

/** Addresses that the page has had, each once in a row. */
let addresses: string[] = [];
let history: ReturnType<typeof useHistory>;

function Address(): null {
  history = useHistory();
  const {pathname, search, hash} = useLocation();
  const address = pathname + search + hash;
  if (addresses.at(-1) !== address) {
    addresses.push(address);
  }
  return null;
}

function show(route: string, isBroken = false, options: RenderOptions = {}): void {
  const {engine} = createFakeEngine();
  engine.search = jest.fn(() => (isBroken ? Promise.reject(new Error('offline')) : Promise.resolve(createAnswer())));
  jest.mocked(getSearchClient).mockReturnValue(createSearchClient({manifest, engine, hooks: {}}));
  renderWithProviders(
    <>
      <Address />
      <SearchPanelPage title="Search" />
    </>,
    {route, ...options},
  );
}

async function open(route: string, isBroken = false): Promise<void> {
  show(route, isBroken);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

/** Comes back to a page that was left 900 pixels down, and is too short for that yet. Returns how far down it is taken with its hits. */
async function comeBack(meanwhile: () => void = () => undefined): Promise<number[]> {
  const tops: number[] = [];
  jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
    expect(screen.getByRole('option')).toBeInTheDocument();
    tops.push(args[1] as number);
  });
  show('/search?q=quick');
  rememberScroll(history.location.key ?? '', 900);
  meanwhile();
  await act(() => new Promise((resolve) => setTimeout(resolve, manifest.debounceMs + 50)));
  expect(screen.getByRole('option')).toBeInTheDocument();
  return tops;
}

async function type(query: string): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox'), {target: {value: query}});
    await new Promise((resolve) => setTimeout(resolve, manifest.debounceMs + 50));
  });
}

/** Types a query and presses Enter before the answer; then what is typed on, if anything. */
async function enterEarly(query: string, typedOn?: string): Promise<void> {
  const field = screen.getByRole('combobox');
  await act(async () => {
    fireEvent.change(field, {target: {value: query}});
    fireEvent.keyDown(field, {key: 'Enter'});
    if (typedOn !== undefined) {
      fireEvent.change(field, {target: {value: typedOn}});
    }
    await new Promise((resolve) => setTimeout(resolve, manifest.debounceMs + 50));
  });
}

beforeEach(() => {
  addresses = [];
  window.scrollY = 0;
  window.matchMedia = () => Object.assign(new EventTarget(), {matches: false}) as MediaQueryList;
});

describe('SearchPanelPage', () => {
  it('searches for what the address says, and leaves the address as it is', async () => {
    await open('/search?q=quick&navbar=0#x');
    expect(screen.getByRole('combobox')).toHaveValue('quick');
    expect(screen.getByRole('option')).toBeInTheDocument();
    expect(addresses).toEqual(['/search?q=quick&navbar=0#x']);
  });

  it.each([
    ['/search', 'quick', 'quick'],
    ['/search?q=quick', 'quick start', 'quick start'],
    ['/search?q=quick', '', 'quick'],
  ])(
    'SEARCH-01 takes over what was typed before the app was there, and leaves the focus: %s, %p',
    async (route, typed, query) => {
      document.documentElement.setAttribute('data-has-hydrated', 'false');
      const focus = jest.spyOn(HTMLElement.prototype, 'focus');
      show(route, false, {
        isHydrated: true,
        beforeHydration: (page) => {
          page.querySelector('input')!.value = typed;
        },
      });
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      document.documentElement.removeAttribute('data-has-hydrated');
      expect(screen.getByRole('combobox')).toHaveValue(query);
      expect(screen.getByRole('option')).toBeInTheDocument();
      expect(addresses.at(-1)).toBe(`/search?q=${query.replace(' ', '+')}`);
      expect(focus).not.toHaveBeenCalled();
    },
  );

  it('keeps a query that could not be answered in the address', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await open('/search?q=quick', true);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(addresses).toEqual(['/search?q=quick']);
  });

  it('SEARCH-02 Enter before the answer opens the first hit, and the answer leaves the address of its page', async () => {
    await open('/search');
    await enterEarly('quick');
    expect(addresses.at(-1)).toContain('/guide/');
  });

  it('SEARCH-02 an Enter is forgotten when more is typed before the answer', async () => {
    await open('/search');
    await enterEarly('qui', 'quick');
    expect(addresses.at(-1)).toBe('/search?q=quick');
  });

  it('PAGECHANGE-05 takes a reader who comes back to where they were, once the hits are there', async () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    const tops = await comeBack();
    expect(focus.mock.calls).toEqual([[{preventScroll: true}]]);
    await type('quick start');
    expect(tops).toEqual([900]);
  });

  it.each([
    ['scrolled', () => (window.scrollY = 50)],
    ['typed', () => fireEvent.change(screen.getByRole('combobox'), {target: {value: 'quick start'}})],
  ])('PAGECHANGE-05 leaves a reader who has %s meanwhile where they are', async (_, meanwhile) => {
    await expect(comeBack(meanwhile)).resolves.toEqual([]);
  });

  it('shows the field of a page that nobody comes back to', async () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await open('/search');
    expect(focus.mock.calls).toEqual([[{preventScroll: false}]]);
  });

  it('writes what is typed into the address, beside what else is there', async () => {
    await open('/search?navbar=0#x');
    await type('a b');
    expect(addresses.at(-1)).toBe('/search?navbar=0&q=a+b#x');
    await type('');
    expect(addresses.at(-1)).toBe('/search?navbar=0#x');
  });
});
