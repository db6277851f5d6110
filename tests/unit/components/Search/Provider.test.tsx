import type {ReactNode} from 'react';
import {fireEvent, screen, waitFor} from '@testing-library/react';
import type {SearchDialogProps} from '@site/src/components/Search/Dialog';
import {useSearch} from '@site/src/components/Search/Provider';
import {renderWithProviders, withProviders} from '../../support/renderWithProviders';

const prepareIndex = jest.fn();

jest.mock('@site/src/components/Search/Dialog', () => ({
  __esModule: true,
  default: ({initialQuery}: SearchDialogProps) => <div role="dialog" data-query={initialQuery} />,
}));
jest.mock('@site/src/plugins/search/client/prepareIndex', () => ({
  prepareIndex: (...input: unknown[]): unknown => prepareIndex(...input),
}));

function Search(): ReactNode {
  const {isOpen, open, prepare} = useSearch();
  return (
    <button type="button" aria-expanded={isOpen} onFocus={prepare} onClick={open}>
      Search
    </button>
  );
}

const isOpen = (): boolean => screen.getByRole('button').getAttribute('aria-expanded') === 'true';

/** What a script of the page does has happened when it returns, or not: the testing library flushes nothing here. */
function isOpenAfter(act: () => void): boolean {
  act();
  return isOpen();
}

const pressShortcut = (init: KeyboardEventInit = {ctrlKey: true}): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ...init, bubbles: true, cancelable: true}));

beforeAll(() => {
  (globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean}).IS_REACT_ACT_ENVIRONMENT = false;
});

afterEach(() => {
  prepareIndex.mockReset();
  Object.defineProperty(navigator, 'connection', {value: undefined, configurable: true});
  window.history.replaceState(null, '', '/');
});

describe('SearchProvider', () => {
  it('SEARCH-01 a click opens at once: what is typed in the same task is kept', () => {
    renderWithProviders(<Search />);
    expect(isOpenAfter(() => screen.getByRole('button').click())).toBe(true);
    expect(fireEvent.keyDown(document.body, {key: 'd'})).toBe(false);
  });

  it('SEARCH-01 the shortcut opens and closes at once', () => {
    renderWithProviders(<Search />);
    expect(isOpenAfter(pressShortcut)).toBe(true);
    expect(isOpenAfter(pressShortcut)).toBe(false);
  });

  it.each([
    [{ctrlKey: true}, false],
    [{metaKey: true}, false],
    [{key: 'K', ctrlKey: true}, false],
    // Russian, and Dvorak, where K is elsewhere.
    [{key: 'л', code: 'KeyK', ctrlKey: true}, false],
    [{key: 't', code: 'KeyK', ctrlKey: true}, true],
    [{}, true],
    [{ctrlKey: true, shiftKey: true}, true],
    [{ctrlKey: true, altKey: true}, true],
    [{ctrlKey: true, isComposing: true}, true],
  ])('SEARCH-01 k with %j is the shortcut, or is left to the browser: %s', (init, isLeft) => {
    renderWithProviders(<Search />);
    let isPassed = false;
    expect(isOpenAfter(() => (isPassed = pressShortcut(init)))).toBe(!isLeft);
    expect(isPassed).toBe(isLeft);
  });

  it('SEARCH-02 a query in the address opens it, with the query', async () => {
    window.history.replaceState(null, '', '/guide/?q=dts');
    renderWithProviders(<Search />);
    expect(isOpen()).toBe(false);
    await waitFor(() => expect(isOpen()).toBe(true));
    expect(await screen.findByRole('dialog')).toHaveAttribute('data-query', 'dts');
  });

  it('SEARCH-02 stays when the bar it was opened from goes', async () => {
    const {rerender} = renderWithProviders(<Search />);
    fireEvent.click(screen.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    rerender(withProviders(<p>A page with another frame.</p>));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('SEARCH-01 the shortcut opens it where there is no bar', async () => {
    renderWithProviders(<p>A page without a bar.</p>);
    expect(pressShortcut()).toBe(false);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('leaves a query of the search page to the page', async () => {
    window.history.replaceState(null, '', '/search/?q=dts');
    renderWithProviders(<Search />);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(isOpen()).toBe(false);
  });

  it('SEARCH-17 asks for the index once, as soon as the search is wanted', async () => {
    renderWithProviders(<Search />);
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(prepareIndex).toHaveBeenCalledTimes(1);
  });

  it.each([
    [undefined, 1],
    [{effectiveType: '4g', saveData: true}, 0],
  ])(
    'SEARCH-17 with %j, a button that is pointed at asks for the index %i times, a click in any case',
    async (connection, times) => {
      Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
      renderWithProviders(<Search />);
      fireEvent.focus(screen.getByRole('button'));
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(prepareIndex).toHaveBeenCalledTimes(times);
      fireEvent.click(screen.getByRole('button'));
      expect(await screen.findByRole('dialog')).toBeInTheDocument();
      expect(prepareIndex).toHaveBeenCalledTimes(1);
    },
  );

  it('opens without the index, which the dialog asks for again', async () => {
    prepareIndex.mockRejectedValueOnce(new Error('lost'));
    renderWithProviders(<Search />);
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(isOpen()).toBe(true);
  });
});
