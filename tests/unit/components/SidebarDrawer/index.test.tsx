import type {ReactNode} from 'react';
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {SidebarDrawerProvider, useDrawer} from '@site/src/components/SidebarDrawer';
import {HistoryButtons} from '../../support/HistoryButtons';
import {renderWithProviders} from '../../support/renderWithProviders';

function Parts(): ReactNode {
  const {toggleProps, panelProps} = useDrawer();
  return (
    <>
      <button type="button" {...toggleProps}>
        Menu
      </button>
      <div {...panelProps}>
        <button type="button">Inside</button>
      </div>
    </>
  );
}

async function open(): Promise<void> {
  renderWithProviders(
    <>
      <SidebarDrawerProvider>
        <Parts />
      </SidebarDrawerProvider>
      <HistoryButtons />
    </>,
  );
  await userEvent.click(screen.getByText('Menu'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
}

describe('SidebarDrawer', () => {
  it('SIDEBAR-10 holds the page behind it, and lets it go', async () => {
    await open();
    await waitFor(() => expect(document.documentElement).toHaveStyle({overflow: 'hidden'}));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveStyle({overflow: 'hidden'});
  });

  it('SIDEBAR-09 closes on Back to another place on the page, which it would cover', async () => {
    await open();
    act(() => screen.getByText('Go to #hash').click());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(() => screen.getByText('Go back').click());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('SIDEBAR-09 is closed on the page that Back brings from another document', async () => {
    await open();
    fireEvent(window, new Event('pagehide'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
