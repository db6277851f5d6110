import {useRef, type ReactNode} from 'react';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import useFocusTrap from '@site/src/hooks/useFocusTrap';

describe('useFocusTrap', () => {
  function Page({isActive, alsoInUse}: {isActive: boolean; alsoInUse?: string}): ReactNode {
    const panel = useRef<HTMLElement>(null);
    const opener = useRef<HTMLButtonElement>(null);
    useFocusTrap({isActive, panel, opener, alsoInUse});
    return (
      <>
        <header className="bar">
          <button type="button" ref={opener}>
            Open
          </button>
          <a href="/">Home</a>
        </header>
        <main>
          <p data-testid="text">Text</p>
          <aside ref={panel}>
            <button type="button">First</button>
            <button type="button" disabled>
              Never
            </button>
            <a href="#last">Last</a>
          </aside>
        </main>
      </>
    );
  }

  it('does nothing until it is active', () => {
    const {container} = render(<Page isActive={false} />);
    expect(container.querySelector('[inert]')).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it('focuses the first control and takes the rest of the page out of use, up to the end', () => {
    const {rerender} = render(<Page isActive={false} />);
    screen.getByText('Open').focus();
    rerender(<Page isActive />);
    expect(screen.getByText('First')).toHaveFocus();
    expect(screen.getByTestId('text')).toHaveAttribute('inert');
    expect(screen.getByText('Open').closest('[inert]')).not.toBeNull();
    expect(screen.getByText('First').closest('[inert]')).toBeNull();
    rerender(<Page isActive={false} />);
    expect(document.querySelector('[inert]')).toBeNull();
    expect(screen.getByText('Open')).toHaveFocus();
  });

  it('goes round with the Tab key, both ways', async () => {
    const user = userEvent.setup();
    render(<Page isActive />);
    await user.tab({shift: true});
    expect(screen.getByText('Last')).toHaveFocus();
    await user.tab();
    expect(screen.getByText('First')).toHaveFocus();
  });

  it('leaves named parts in use, and goes round through them', async () => {
    const user = userEvent.setup();
    render(<Page isActive alsoInUse=".bar" />);
    expect(screen.getByText('Open').closest('[inert]')).toBeNull();
    expect(screen.getByText('First')).toHaveFocus();
    screen.getByText('Last').focus();
    await user.tab();
    expect(screen.getByText('Open')).toHaveFocus();
  });

  it('gives the focus back from a part that stayed in use', () => {
    const {rerender} = render(<Page isActive alsoInUse=".bar" />);
    screen.getByText('Home').focus();
    rerender(<Page isActive={false} alsoInUse=".bar" />);
    expect(screen.getByText('Open')).toHaveFocus();
  });

  it('leaves the focus where something else put it meanwhile', () => {
    const {rerender} = render(<Page isActive alsoInUse=".bar" />);
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    rerender(<Page isActive={false} alsoInUse=".bar" />);
    expect(field).toHaveFocus();
    field.remove();
  });
});
