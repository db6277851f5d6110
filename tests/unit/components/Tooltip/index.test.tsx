import {act, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {movePointer} from '../../support/movePointer';
import Tooltip from '@site/src/components/Tooltip';

describe('Tooltip', () => {
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, {getAnimations: () => []});
  });

  function renderTooltip() {
    render(
      <Tooltip content="Copies the code">
        <button type="button">Copy</button>
      </Tooltip>,
    );
    return screen.getByRole('button');
  }

  it('TOOLTIP-01 opens on focus, describes its trigger and closes by Escape', async () => {
    const user = userEvent.setup();
    const trigger = renderTooltip();
    await user.tab();
    expect(trigger).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Copies the code');
    expect(trigger).toHaveAccessibleDescription('Copies the code');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    expect(trigger).toHaveFocus();
  });

  it('TOOLTIP-01 waits 0.1 s for the mouse, both ways', async () => {
    jest.useFakeTimers();
    const trigger = renderTooltip();
    act(() => {
      movePointer(trigger, 'pointerover');
      jest.advanceTimersByTime(99);
    });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    act(() => {
      movePointer(trigger, 'pointerout');
      jest.advanceTimersByTime(99);
    });
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('TOOLTIP-01 names its trigger when it repeats the label', async () => {
    const user = userEvent.setup();
    render(
      <Tooltip content="Switch to dark theme" kind="label">
        <button type="button" aria-label="Switch to dark theme" />
      </Tooltip>,
    );
    await user.tab();
    await screen.findByRole('tooltip');
    expect(screen.getByRole('button')).toHaveAccessibleName('Switch to dark theme');
    expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
  });
});
