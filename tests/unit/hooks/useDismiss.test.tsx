import {useRef, type ReactNode} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import useDismiss from '@site/src/hooks/useDismiss';

describe('useDismiss', () => {
  const onDismiss = jest.fn<undefined, []>();

  function Part({isOpen = true, closesOnPress}: {isOpen?: boolean; closesOnPress?: boolean}): ReactNode {
    const panel = useRef<HTMLDivElement>(null);
    const opener = useRef<HTMLButtonElement>(null);
    const absent = useRef<HTMLElement>(null);
    useDismiss({isOpen, elements: [absent, panel], opener, onDismiss, closesOnPress});
    return (
      <>
        <button ref={opener} type="button">
          Opener
        </button>
        <div ref={panel}>
          <button type="button">Inside</button>
        </div>
        <button type="button">Outside</button>
      </>
    );
  }

  beforeEach(() => {
    onDismiss.mockReset();
  });

  it('is told of Escape with the focus nowhere, and gives it to the opener', async () => {
    render(<Part />);
    await userEvent.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Opener')).toHaveFocus();
  });

  it.each([
    ['Inside', 'Opener'],
    ['Outside', 'Outside'],
  ])('leaves the focus where the reader has it besides the part: %s, then %s', async (from, to) => {
    render(<Part />);
    screen.getByText(from).focus();
    await userEvent.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(screen.getByText(to)).toHaveFocus();
  });

  it('takes an Escape that ends the input of a character for none', () => {
    render(<Part />);
    fireEvent.keyDown(document.body, {key: 'Escape', isComposing: true});
    // Safari.
    fireEvent.keyDown(document.body, {key: 'Escape', keyCode: 229});
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('leaves an Escape to the dialog that has the focus over it', async () => {
    render(
      <>
        <Part />
        <div role="dialog" aria-modal="true">
          <button type="button">Over it</button>
        </div>
      </>,
    );
    screen.getByText('Over it').focus();
    await userEvent.keyboard('{Escape}');
    expect(onDismiss).not.toHaveBeenCalled();
    expect(screen.getByText('Over it')).toHaveFocus();
  });

  it.each([
    ['the modal dialog that the part is in', true, true],
    ['a dialog beside it that is not modal', false, undefined],
  ])('is told of Escape with the focus in %s', async (_, isAround, isModal) => {
    const rest = <button type="button">Elsewhere</button>;
    render(
      <>
        <div role="dialog" aria-modal={isModal}>
          {isAround && <Part />}
          {rest}
        </div>
        {!isAround && <Part />}
      </>,
    );
    screen.getByText('Elsewhere').focus();
    await userEvent.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('is told of a press outside, not of one inside', async () => {
    render(<Part />);
    await userEvent.click(screen.getByText('Inside'));
    expect(onDismiss).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Outside'));
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Outside')).toHaveFocus();
  });

  it('takes a press on a scrollbar of the page for none', () => {
    const root = document.documentElement;
    jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(1000);
    jest.spyOn(root, 'clientHeight', 'get').mockReturnValue(600);
    const press = (clientX: number, clientY: number): void => {
      fireEvent(root, new MouseEvent('pointerdown', {bubbles: true, composed: true, clientX, clientY}));
    };
    render(<Part />);
    press(1004, 20);
    press(20, 604);
    expect(onDismiss).not.toHaveBeenCalled();
    press(999, 599);
    expect(onDismiss).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('leaves presses alone where asked to', async () => {
    render(<Part closesOnPress={false} />);
    await userEvent.click(screen.getByText('Outside'));
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('listens to nothing while closed', async () => {
    const {rerender} = render(<Part />);
    rerender(<Part isOpen={false} />);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByText('Outside'));
    expect(onDismiss).not.toHaveBeenCalled();
  });
});
