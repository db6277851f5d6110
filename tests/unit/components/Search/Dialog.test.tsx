import {act, createEvent, fireEvent, render, screen} from '@testing-library/react';
import {useLayoutEffect, useState, type RefObject} from 'react';
import SearchDialog from '@site/src/components/Search/Dialog';

type PanelProps = {
  fieldRef: RefObject<HTMLInputElement>;
  initialQuery: string;
  onReady: (search: (query: string) => void) => (() => void) | undefined;
};

function Panel({fieldRef, initialQuery, onReady}: PanelProps) {
  const [query, setQuery] = useState(initialQuery);
  useLayoutEffect(() => onReady(setQuery), [onReady]);
  return (
    <>
      <input ref={fieldRef} aria-label="field" value={query} readOnly />
      <a href="/hit">hit</a>
      <a href="/other" tabIndex={-1}>
        other
      </a>
      <button type="button">close</button>
    </>
  );
}

jest.mock('@site/src/components/Search/Panel', () => ({
  __esModule: true,
  default: (props: PanelProps) => <Panel {...props} />,
}));

const onClose = jest.fn();

let isCoarse = false;
const takeTyped = jest.fn(() => '');

// Rendered, and not shown yet.
function begin(initialQuery = '') {
  return render(<SearchDialog initialQuery={initialQuery} takeTyped={takeTyped} onClose={onClose} />);
}

async function show(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

async function open(initialQuery = '') {
  const opened = begin(initialQuery);
  await show();
  return opened;
}

function pressTab(shiftKey = false): boolean {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, {key: 'Tab', shiftKey});
  fireEvent(target, event);
  return event.defaultPrevented;
}

beforeEach(() => {
  onClose.mockClear();
  takeTyped.mockReset().mockReturnValue('');
  isCoarse = false;
  window.matchMedia = (query) => ({matches: isCoarse && query === '(pointer: coarse)'}) as MediaQueryList;
  Element.prototype.checkVisibility = () => true;
});

describe('SearchDialog', () => {
  it('SEARCH-01 has the focus in its field, and gives it back', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const {unmount} = await open();
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByLabelText('field')).toHaveFocus();
    unmount();
    expect(button).toHaveFocus();
    button.remove();
  });

  it('SEARCH-01 keeps the focus, and gives it back, where a tap opened it', () => {
    isCoarse = true;
    const button = document.body.appendChild(document.createElement('button'));
    const start = document.body.appendChild(document.createElement('button'));
    button.focus();
    const {unmount} = begin();
    start.focus();
    expect(screen.getByLabelText('field')).toHaveFocus();
    unmount();
    expect(button).toHaveFocus();
    button.remove();
    start.remove();
  });

  it('SEARCH-02 gives the focus to the start of the page when what opened it went with the page before', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const {unmount} = await open();
    button.remove();
    const start = document.body.appendChild(document.createElement('div'));
    start.innerHTML = '<a href="#__docusaurus_skipToContent_fallback">Skip to main content</a>';
    unmount();
    await show();
    expect(start).toHaveFocus();
    start.remove();
  });

  it('takes letters behind a click on a bare place in it, and leaves shortcuts to what is selected there', async () => {
    await open();
    const dialog = screen.getByRole('dialog');
    dialog.focus();
    fireEvent.keyDown(dialog, {key: 'c', ctrlKey: true});
    expect(dialog).toHaveFocus();
    fireEvent.keyDown(dialog, {key: 'c'});
    expect(screen.getByLabelText('field')).toHaveFocus();
  });

  it('shows before it takes the focus, and what is typed until then', async () => {
    begin('old');
    expect(screen.getByLabelText('field')).not.toHaveFocus();
    expect(screen.getByLabelText('field')).toHaveValue('old');
    expect(takeTyped).not.toHaveBeenCalled();
    takeTyped.mockReturnValue('form');
    await show();
    expect(screen.getByLabelText('field')).toHaveFocus();
    expect(screen.getByLabelText('field')).toHaveValue('form');
    expect(takeTyped).toHaveBeenCalledTimes(1);
  });

  it('keeps the query of the address where nothing was typed', async () => {
    await open('address');
    expect(screen.getByLabelText('field')).toHaveValue('address');
  });

  it('takes the focus at once where a tap opens it, or no on-screen keyboard would come', () => {
    isCoarse = true;
    takeTyped.mockReturnValue('form');
    begin();
    expect(screen.getByLabelText('field')).toHaveFocus();
    expect(screen.getByLabelText('field')).toHaveValue('form');
  });

  it('leaves the focus alone when it is closed before it shows', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    begin().unmount();
    await show();
    expect(button).toHaveFocus();
    expect(takeTyped).not.toHaveBeenCalled();
    expect(document.documentElement.style.overflow).toBe('');
    button.remove();
  });

  it('goes round with Tab, past what Tab does not stop at', async () => {
    await open();
    expect(pressTab(true)).toBe(true);
    expect(screen.getByRole('button', {name: 'close'})).toHaveFocus();
    expect(pressTab()).toBe(true);
    expect(screen.getByLabelText('field')).toHaveFocus();
    expect(pressTab()).toBe(false);
  });

  it('SEARCH-01 closes with Escape wherever the focus is, not while an input method composes', async () => {
    await open();
    fireEvent.keyDown(screen.getByLabelText('field'), {key: 'Escape', isComposing: true});
    // Safari.
    fireEvent.keyDown(screen.getByLabelText('field'), {key: 'Escape', keyCode: 229});
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, {key: 'Escape'});
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('takes a key for its field when what had the focus is gone', async () => {
    await open();
    screen.getByRole('button', {name: 'close'}).focus();
    act(() => (document.activeElement as HTMLElement).blur());
    expect(document.body).toHaveFocus();
    expect(pressTab()).toBe(true);
    expect(screen.getByLabelText('field')).toHaveFocus();
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.keyDown(document.body, {key: 'a'});
    expect(screen.getByLabelText('field')).toHaveFocus();
  });

  it('loses no arrow that comes before it shows', () => {
    begin();
    const pressed: string[] = [];
    screen.getByLabelText('field').addEventListener('keydown', ({key}) => pressed.push(key));
    for (const key of ['ArrowDown', 'Enter', 'ArrowUp']) {
      act(() => (document.activeElement as HTMLElement).blur());
      expect(fireEvent.keyDown(document.body, {key})).toBe(false);
    }
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.keyDown(document.body, {key: 'ArrowDown', ctrlKey: true});
    expect(pressed).toEqual(['ArrowDown', 'Enter', 'ArrowUp']);
    expect(screen.getByLabelText('field')).toHaveFocus();
  });

  it('leaves the focus where an arrow that came before has moved it', async () => {
    begin();
    screen.getByLabelText('field').addEventListener('keydown', () => screen.getByText('hit').focus());
    fireEvent.keyDown(document.body, {key: 'ArrowDown'});
    await show();
    expect(screen.getByText('hit')).toHaveFocus();
  });

  it('SEARCH-02 closes with a click beside the panel, not inside', async () => {
    await open();
    fireEvent.mouseDown(screen.getByText('hit'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps the page from scrolling while it is open', async () => {
    const {unmount} = await open();
    expect(document.documentElement.style.overflow).toBe('hidden');
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });
});
