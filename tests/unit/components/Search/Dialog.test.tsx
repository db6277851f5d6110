import {createEvent, fireEvent, render, screen} from '@testing-library/react';
import type {RefObject} from 'react';
import SearchDialog from '@site/src/components/Search/Dialog';

jest.mock('@site/src/components/Search/Panel', () => ({
  __esModule: true,
  default: ({fieldRef, initialQuery}: {fieldRef: RefObject<HTMLInputElement>; initialQuery: string}) => (
    <>
      <input ref={fieldRef} aria-label="field" defaultValue={initialQuery} />
      <a href="/hit">hit</a>
      <a href="/other" tabIndex={-1}>
        other
      </a>
      <button type="button">close</button>
    </>
  ),
}));

const onClose = jest.fn();

function open(typed = '', initialQuery = '') {
  return render(<SearchDialog initialQuery={initialQuery} takeTyped={() => typed} onClose={onClose} />);
}

function pressTab(shiftKey = false): boolean {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, {key: 'Tab', shiftKey});
  fireEvent(target, event);
  return event.defaultPrevented;
}

beforeEach(() => {
  onClose.mockClear();
  Element.prototype.checkVisibility = () => true;
});

describe('SearchDialog', () => {
  it('SEARCH-01 has the focus in its field, and gives it back', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const {unmount} = open();
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByLabelText('field')).toHaveFocus();
    unmount();
    expect(button).toHaveFocus();
    button.remove();
  });

  it('begins with what was typed before it was there, or with the query of the address', () => {
    open('form', 'old').unmount();
    open('form', 'old');
    expect(screen.getByLabelText('field')).toHaveValue('form');
    open('', 'address');
    expect(screen.getAllByLabelText('field')[1]).toHaveValue('address');
  });

  it('goes round with Tab, past what Tab does not stop at', () => {
    open();
    expect(pressTab(true)).toBe(true);
    expect(screen.getByRole('button', {name: 'close'})).toHaveFocus();
    expect(pressTab()).toBe(true);
    expect(screen.getByLabelText('field')).toHaveFocus();
    expect(pressTab()).toBe(false);
  });

  it('SEARCH-01 closes with Escape wherever the focus is, not while an input method composes', () => {
    open();
    fireEvent.keyDown(screen.getByLabelText('field'), {key: 'Escape', isComposing: true});
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, {key: 'Escape'});
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('SEARCH-02 closes with a click beside the panel, not inside', () => {
    open();
    fireEvent.mouseDown(screen.getByText('hit'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps the page from scrolling while it is open', async () => {
    const {unmount} = open();
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    expect(document.documentElement.style.overflow).toBe('hidden');
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });
});
