import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LocalOutline from '@site/src/components/LocalNav/Outline';
import {HistoryButtons} from '../../support/HistoryButtons';
import {renderWithProviders} from '../../support/renderWithProviders';

const entries = ['First', 'Second'].map((text) => ({id: text.toLowerCase(), text, depth: 2}));

async function open(): Promise<HTMLElement> {
  renderWithProviders(
    <>
      <button type="button">Before</button>
      <LocalOutline title="On this page" entries={entries} />
      <button type="button">After</button>
      <HistoryButtons />
    </>,
  );
  const button = screen.getByRole('button', {name: 'On this page'});
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  return button;
}

describe('LocalOutline', () => {
  it('OUTLINE-06 stays open while the focus moves in it, and closes when it moves on', async () => {
    const button = await open();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('link', {name: 'Second'})).toHaveFocus();
    await userEvent.tab({shift: true});
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByText('After')).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('OUTLINE-06 closes when the focus moves back from its button', async () => {
    const button = await open();
    await userEvent.tab({shift: true});
    expect(screen.getByText('Before')).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('OUTLINE-06 stays open when the window loses the focus', async () => {
    const button = await open();
    fireEvent.blur(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('OUTLINE-06 closes on Back to another place on the page', async () => {
    const button = await open();
    act(() => screen.getByText('Go to #hash').click());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    act(() => screen.getByText('Go back').click());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
