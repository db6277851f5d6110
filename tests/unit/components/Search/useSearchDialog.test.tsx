import type {ReactNode} from 'react';
import {fireEvent, screen, waitFor} from '@testing-library/react';
import useSearchDialog from '@site/src/components/Search/useSearchDialog';
import {renderWithProviders} from '../../support/renderWithProviders';

const prepareIndex = jest.fn();

jest.mock('@site/src/components/Search/Dialog', () => ({__esModule: true, default: () => <div role="dialog" />}));
jest.mock('@site/src/plugins/search/client/prepareIndex', () => ({
  prepareIndex: (...input: unknown[]): unknown => prepareIndex(...input),
}));

function Search(): ReactNode {
  const {isOpen, Dialog, takeTyped, initialQuery, open, close} = useSearchDialog();
  return (
    <>
      <button type="button" aria-expanded={isOpen} data-query={initialQuery} onClick={open}>
        Search
      </button>
      <output>{isOpen && Dialog !== null && <Dialog {...{initialQuery, takeTyped, onClose: close}} />}</output>
    </>
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
  window.history.replaceState(null, '', '/');
});

describe('useSearchDialog', () => {
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
    expect(screen.getByRole('button')).toHaveAttribute('data-query', 'dts');
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

  it('opens without the index, which the dialog asks for again', async () => {
    prepareIndex.mockRejectedValueOnce(new Error('lost'));
    renderWithProviders(<Search />);
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(isOpen()).toBe(true);
  });
});
