import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MobileMenu from '@site/src/components/Navbar/MobileMenu';
import {HistoryButtons} from '../../support/HistoryButtons';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withSite} from '../../support/siteData';

/** Makes `matchMedia` follow a width that a test may change. */
function mockWidth(width: number) {
  const listeners = new Set<() => void>();
  let current = width;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const minWidth = Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity);
    return {
      media,
      get matches() {
        return current >= minWidth;
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    } as unknown as MediaQueryList;
  });
  return (next: number) =>
    act(() => {
      current = next;
      listeners.forEach((listener) => listener());
    });
}

async function openMenu(user = userEvent.setup()) {
  await user.click(screen.getByRole('button', {name: 'Main menu'}));
  return screen.findByRole('dialog', {name: 'Main menu'});
}

describe('MobileMenu', () => {
  it('MOBILE-01 is closed at first and opens with navigation, theme, language and social links', async () => {
    mockWidth(375);
    renderWithProviders(<MobileMenu />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const menu = await openMenu();
    for (const name of ['Guide', 'Config', 'API', 'English', '简体中文', 'GitHub', 'X', 'Discord']) {
      expect(within(menu).getByRole('link', {name})).toBeInTheDocument();
    }
    expect(within(menu).getAllByRole('radio')).toHaveLength(3);
  });

  it('MOBILE-01 shows entries with items as a headed list, and no theme choice without dark mode', async () => {
    mockWidth(375);
    const nav = [{text: '**More**', items: [{text: '`Inside`', link: '/guide/start/'}]}];
    renderWithProviders(<MobileMenu />, {globalData: withSite({nav, darkMode: false})});
    const menu = await openMenu();
    // TEXT-01
    expect([within(menu).getByText('More').tagName, within(menu).getByText('Inside').tagName]).toEqual([
      'STRONG',
      'CODE',
    ]);
    expect(within(menu).getByText('More')).toBeInTheDocument();
    expect(within(menu).getByRole('link', {name: 'Inside'})).toBeInTheDocument();
    expect(within(menu).queryByRole('radio')).not.toBeInTheDocument();
  });

  it('MOBILE-02 closes on route change', async () => {
    mockWidth(375);
    renderWithProviders(<MobileMenu />);
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('link', {name: 'Guide'}));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('MOBILE-02 closes on a link to the page that is shown', async () => {
    mockWidth(375);
    renderWithProviders(<MobileMenu />, {route: '/guide/start/'});
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('link', {name: 'Guide', current: 'page'}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('MOBILE-02 closes on Back to another place on the page, which it would cover', async () => {
    mockWidth(375);
    renderWithProviders(
      <>
        <MobileMenu />
        <HistoryButtons />
      </>,
    );
    await openMenu();
    act(() => screen.getByText('Go to #hash').click());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(() => screen.getByText('Go back').click());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('MOBILE-02 is closed on the page that Back brings from another document', async () => {
    mockWidth(375);
    renderWithProviders(<MobileMenu />);
    await openMenu();
    fireEvent(window, new Event('pagehide'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute('data-mobile-menu');
  });

  it('MOBILE-01 stays below the announcement in a window of another width, where that has more lines', async () => {
    mockWidth(375);
    renderWithProviders(
      <>
        <div className="theme-announcement-bar" data-testid="announcement" />
        <MobileMenu />
      </>,
    );
    const {style} = document.documentElement;
    const place = jest.spyOn(screen.getByTestId('announcement'), 'getBoundingClientRect');
    const expectTop = (bottom: number, top: string): void => {
      place.mockReturnValue({bottom} as DOMRect);
      fireEvent(window, new Event('resize'));
      expect(style.getPropertyValue('--site-mobile-menu-top')).toBe(top);
    };
    expectTop(40, '');
    await openMenu();
    expect(style.getPropertyValue('--site-mobile-menu-top')).toBe('40px');
    expectTop(62, '62px');
    // Scrolled out of sight.
    expectTop(-10, '0px');
    await userEvent.keyboard('{Escape}');
    expectTop(40, '');
  });

  it('MOBILE-02 stays open while the rest of the bar is used', async () => {
    mockWidth(375);
    renderWithProviders(
      <>
        <button type="button">Search</button>
        <MobileMenu />
      </>,
    );
    await openMenu();
    await userEvent.click(screen.getByText('Search'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('MOBILE-03 closes for good when the window reaches 768 px', async () => {
    const resize = mockWidth(700);
    renderWithProviders(<MobileMenu />);
    await openMenu();
    resize(767);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    resize(768);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    resize(700);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('MOBILE-04 toggles, closes by Escape with the focus back, locks the page and says its state', async () => {
    mockWidth(375);
    const user = userEvent.setup();
    renderWithProviders(<MobileMenu />);
    const button = screen.getByRole('button', {name: 'Main menu'});
    await openMenu(user);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(document.documentElement).toHaveStyle({overflow: 'hidden'}));
    expect(document.documentElement).toHaveAttribute('data-mobile-menu');
    await waitFor(() => expect(screen.getByRole('link', {name: 'Guide'})).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(document.documentElement).not.toHaveStyle({overflow: 'hidden'});
    expect(document.documentElement).not.toHaveAttribute('data-mobile-menu');
    await openMenu(user);
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
