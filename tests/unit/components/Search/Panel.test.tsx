import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {createRef, startTransition, useLayoutEffect, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {useLocation} from '@docusaurus/router';
import SearchPanel from '@site/src/components/Search/Panel';
import {createSearchClient} from '@site/src/plugins/search/client/createSearchClient';
import {getSearchClient} from '@site/src/plugins/search/client/getSearchClient';
import type {CustomGroup, EngineAnswer, SearchHooks} from '@site/src/plugins/search/types';
import {createAnswer, createFakeEngine, createHit, createPage, manifest} from '../../plugins/search/support';
import {renderWithProviders, withProviders} from '../../support/renderWithProviders';
import {isolated, writeRightToLeft} from '../../support/rightToLeft';

jest.mock('@site/src/plugins/search/client/getSearchClient');

type Answer = (query: string, version?: string) => Promise<EngineAnswer | null>;

const onClose = jest.fn();
let isCoarse = false;

/** A machine on which a commit takes longer than the five milliseconds after which React lets the browser paint. */
function Slow(): ReactNode {
  useLayoutEffect(() => {
    const end = performance.now() + 10;
    while (performance.now() < end);
  }, []);
  return null;
}

/** Where the app is. */
function Path(): ReactNode {
  return <span data-testid="path">{useLocation().pathname}</span>;
}

/** Returns what tells whether the document was to be left: jsdom does not do it, and says so. */
function watchLeaving(): () => boolean {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => log.mock.calls.some(([error]) => String(error).includes('navigation'));
}

async function search(hooks: SearchHooks = {}, answer: Answer = () => Promise.resolve(createAnswer())): Promise<void> {
  const {engine} = createFakeEngine();
  engine.search = jest.fn((query, {version}) => answer(query, version));
  jest.mocked(getSearchClient).mockReturnValue(createSearchClient({manifest, engine, hooks}));
  renderWithProviders(
    <>
      <Path />
      <SearchPanel fieldRef={createRef()} initialQuery="quick" onClose={onClose} />
    </>,
  );
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

const field = (): HTMLElement => screen.getByRole('combobox');

async function press(name: string): Promise<void> {
  const button = screen.getByRole('button', {name});
  button.focus();
  await act(async () => {
    fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

beforeEach(() => {
  onClose.mockClear();
  isCoarse = false;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {matches: isCoarse && query === '(pointer: coarse)'}) as MediaQueryList;
});

describe('SearchPanel', () => {
  const issues: CustomGroup = {id: 'issues', label: 'Issues', count: 2, data: ['first', 'second']};
  const onSearch = (): CustomGroup[] => [issues];
  const render: SearchHooks['render'] = ({data}) => (
    <ul>
      {(data as string[]).map((issue) => (
        <li key={issue}>{issue}</li>
      ))}
    </ul>
  );

  it('SEARCH-21 shows what a hook found in a tab of its own', async () => {
    await search({onSearch, render});
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({textContent}) => textContent)).toEqual(['Documentation1', 'Issues2']);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Documentation 1');
    fireEvent.click(tabs[1]);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Issues 2');
    expect(screen.getByRole('tabpanel')).toHaveTextContent(/^first.*second$/);
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.queryByText(/No results/)).toBeNull();
  });

  it('goes from tab to tab with the arrows, Home and End', async () => {
    await search({onSearch, render});
    const [own, custom] = screen.getAllByRole('tab');
    own.focus();
    const expected: [string, HTMLElement][] = [
      ['ArrowRight', custom],
      ['ArrowRight', own],
      ['End', custom],
      ['Home', own],
      ['ArrowLeft', custom],
    ];
    for (const [key, tab] of expected) {
      fireEvent.keyDown(document.activeElement ?? document.body, {key});
      expect(tab).toHaveFocus();
      expect(tab).toHaveAttribute('aria-selected', 'true');
    }
  });

  it('has no tabs, and no panel of one, without a hook that finds anything', async () => {
    await search({onSearch: () => []});
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    expect(screen.getByRole('option')).toBeInTheDocument();
  });

  it('SEARCH-21 says that a group cannot be shown when the hook throws, and goes on', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await search({
      onSearch,
      render: () => {
        throw new Error('broken');
      },
    });
    fireEvent.click(screen.getAllByRole('tab')[1]);
    expect(screen.getByRole('alert')).toHaveTextContent('These results cannot be shown.');
    expect(log).toHaveBeenCalled();
    fireEvent.click(screen.getAllByRole('tab')[0]);
    expect(screen.getByRole('option')).toBeInTheDocument();
  });

  it.each([
    [{}, 1],
    [{ctrlKey: true}, 0],
    [{metaKey: true}, 0],
    [{shiftKey: true}, 0],
  ])('SEARCH-05 a click with %j on a hit closes the search %d times, and counts as opened', async (keys, times) => {
    const handleSelect = jest.fn();
    const stay = (event: Event): void => event.preventDefault();
    window.addEventListener('site-search:select', handleSelect);
    // jsdom opens no tabs.
    document.addEventListener('click', stay);
    await search();
    fireEvent.click(screen.getByRole('option'), keys);
    window.removeEventListener('site-search:select', handleSelect);
    document.removeEventListener('click', stay);
    expect(onClose).toHaveBeenCalledTimes(times);
    expect(handleSelect).toHaveBeenCalledTimes(1);
  });

  it('REMOTE-04 has a tab for each index, with the label that is configured', async () => {
    const [own] = createAnswer().groups;
    const groups = ['Rslib', 'Rsbuild'].map((label) => ({...own, index: label, label}));
    await search({}, () => Promise.resolve({...createAnswer(), groups}));
    expect(screen.getAllByRole('tab').map(({textContent}) => textContent)).toEqual(['Rslib1', 'Rsbuild1']);
  });

  it('SEARCH-05 opens a hit of another index in a new tab, and stays', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const {groups, suggestions} = createAnswer([createPage({hits: [createHit({link: 'https://example.org/a'})]})]);
    await search({}, () => Promise.resolve({suggestions, groups: groups.map((group) => ({...group, isOwn: false}))}));
    const hit = screen.getByRole('option');
    expect(hit).toHaveAttribute('target', '_blank');
    expect(hit).toHaveAttribute('rel', 'noopener noreferrer');
    fireEvent.keyDown(field(), {key: 'Enter'});
    expect(open).toHaveBeenCalledWith('https://example.org/a', '_blank', 'noopener');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('SEARCH-05 the selection follows the mouse and comes into view with the arrows', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const hits = ['a', 'b', 'c'].map((header) => createHit({type: 'header', header, link: `/page#${header}`}));
    await search({}, () => Promise.resolve(createAnswer([createPage({hits})])));
    const options = screen.getAllByRole('option');
    fireEvent.mouseMove(options[1]);
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    expect(options[2]).toHaveAttribute('aria-selected', 'true');
    expect(scroll.mock.contexts).toEqual([options[2]]);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])('SEARCH-04 an arrow with %s is left to the browser', async (modifier) => {
    const hits = ['a', 'b'].map((header) => createHit({type: 'header', header, link: `/page#${header}`}));
    await search({}, () => Promise.resolve(createAnswer([createPage({hits})])));
    expect(fireEvent.keyDown(field(), {key: 'ArrowDown', [modifier]: true})).toBe(true);
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('SEARCH-04 the arrows move on from a hit that Tab has led to, and take the focus along', async () => {
    const hits = ['a', 'b', 'c'].map((header) => createHit({type: 'header', header, link: `/page#${header}`}));
    await search({}, () => Promise.resolve(createAnswer([createPage({hits})])));
    const options = screen.getAllByRole('option');
    options[0].focus();
    for (const [key, row] of [
      ['ArrowDown', options[1]],
      ['ArrowUp', options[0]],
      ['ArrowUp', options[2]],
    ] as const) {
      // False: the page does not scroll.
      expect(fireEvent.keyDown(document.activeElement ?? document.body, {key})).toBe(false);
      expect(row).toHaveFocus();
      expect(row).toHaveAttribute('aria-selected', 'true');
      expect(field()).toHaveAttribute('aria-activedescendant', row.id);
    }
  });

  it('leaves other keys on a hit, and arrows elsewhere beside the hits, to the browser', async () => {
    await search({}, () => Promise.resolve({...createAnswer(), suggestions: ['quicker']}));
    expect(fireEvent.keyDown(screen.getByRole('option'), {key: 'Enter'})).toBe(true);
    expect(fireEvent.keyDown(screen.getByRole('button', {name: 'quicker'}), {key: 'ArrowDown'})).toBe(true);
  });

  it.each([
    ['/guide/start/', true],
    ['https://example.org/a', false],
    ['/zh/guide/start/', false],
  ])(
    'SEARCH-05 Enter on an own hit at %s opens it in the app: %s; the browser opens what is of no app',
    async (link, isOfApp) => {
      const leaves = watchLeaving();
      await search({}, () => Promise.resolve(createAnswer([createPage({hits: [createHit({link})]})])));
      fireEvent.keyDown(field(), {key: 'Enter'});
      expect(screen.getByTestId('path')).toHaveTextContent(isOfApp ? link : '/');
      expect(leaves()).toBe(!isOfApp);
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );

  it('SEARCH-11 shows where a hit stands: page title and headings', async () => {
    const header = 'Formats > Interop';
    const highlightInfoList = [{start: 0, length: 4}];
    const hits = [
      createHit(),
      createHit({type: 'header', header, highlightInfoList: []}),
      createHit({type: 'content', header, statement: 'Text of it', highlightInfoList}),
    ];
    await search({}, () => Promise.resolve(createAnswer([createPage({hits})])));
    expect(screen.getAllByRole('option').map(({textContent}) => textContent)).toEqual([
      'Quick start',
      `Quick start > ${header}`,
      `Text of itQuick start > ${header}`,
    ]);
  });

  it('SEARCH-17 tries again after a failure, with the focus in the field', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    await search({}, () => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(createAnswer())));
    expect(screen.getByRole('alert')).toHaveTextContent('The search index could not be loaded.');
    fails = false;
    await press('Try again');
    expect(screen.getByRole('option')).toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it('calls up no on-screen keyboard when a finger tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    isCoarse = true;
    await search({}, () => Promise.reject(new Error('offline')));
    await press('Try again');
    expect(field()).not.toHaveFocus();
  });

  it('has the focus in the field after it is cleared, and after another spelling is chosen', async () => {
    await search({}, () => Promise.resolve({...createAnswer(), suggestions: ['quicker']}));
    await press('quicker');
    expect(field()).toHaveValue('quicker');
    expect(field()).toHaveFocus();
    await press('Clear the query');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('SEARCH-11 has the query of the address in its first frame, so that nothing below the field moves', async () => {
    const {engine} = createFakeEngine();
    jest.mocked(getSearchClient).mockReturnValue(createSearchClient({manifest, engine, hooks: {}}));
    const container = document.body.appendChild(document.createElement('div'));
    const changed = new Promise((resolve) => {
      // Called behind the commit, before the browser paints and before React runs effects that may come later.
      new MutationObserver(resolve).observe(container, {childList: true});
    });
    const environment = globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean};
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const root = createRoot(container);
    startTransition(() =>
      root.render(
        withProviders(
          <>
            <SearchPanel fieldRef={createRef()} initialQuery="quick" />
            <Slow />
          </>,
        ),
      ),
    );
    await changed;
    const shown = within(container.cloneNode(true) as HTMLElement);
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    act(() => root.unmount());
    container.remove();
    expect(shown.getByRole('combobox')).toHaveAttribute('value', 'quick');
    expect(shown.getByRole('group', {name: 'Version to search'})).toBeInstanceOf(HTMLElement);
  });

  it('SEARCH-19 says that the other versions are counted, and that they cannot be', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let settle: (answer: EngineAnswer | null | Error) => void = () => undefined;
    await search({}, (_, version) =>
      version === '1.x'
        ? Promise.resolve(createAnswer())
        : new Promise((resolve, reject) => {
            settle = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
          }),
    );
    const button = screen.getByRole('button', {name: 'Other versions'});
    expect(button).toHaveAttribute('aria-busy', 'false');
    await press('Other versions');
    expect(button).toHaveAttribute('aria-busy', 'true');
    settle(new Error('offline'));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByText('The other versions could not be searched.').parentElement).toHaveAttribute(
      'role',
      'status',
    );
    await press('Other versions');
    expect(screen.queryByText('The other versions could not be searched.')).toBeNull();
    settle(createAnswer());
    const other = await screen.findByRole('button', {name: '0.x, 1 page'});
    expect(other).toHaveTextContent('0.x1');
    expect(other).toHaveFocus();
    expect(button).not.toBeInTheDocument();
    expect(screen.getByRole('button', {name: /^1\.x/})).toHaveTextContent('1.x1');
    await press('0.x, 1 page');
    expect(screen.getByRole('button', {name: /^0\.x/})).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', {name: /^1\.x/})).toHaveAttribute('aria-pressed', 'false');
  });

  it('I18N-04 keeps the order of version names from right to left', async () => {
    writeRightToLeft();
    await search();
    await press('Other versions');
    const old = isolated('0.x');
    const other = await screen.findByRole('button', {name: `${old}, 1 page`});
    expect(other.textContent).toBe(`${old}1`);
  });

  it('SEARCH-19 the counts do not take the focus from where the reader has gone meanwhile', async () => {
    await search();
    const button = screen.getByRole('button', {name: 'Other versions'});
    button.focus();
    await act(async () => {
      fireEvent.click(button);
      field().focus();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.getByRole('button', {name: '0.x, 1 page'})).toBeInTheDocument();
    expect(field()).toHaveFocus();
  });
});
