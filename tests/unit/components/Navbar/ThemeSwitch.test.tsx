import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ThemeSwitch from '@site/src/components/Navbar/ThemeSwitch';
import Popover from '@site/src/components/Popover';
import {ThemeChoice} from '@site/src/components/Navbar/ThemeSwitch/Choice';
import {movePointer} from '../../support/movePointer';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withSite} from '../../support/siteData';

describe('ThemeSwitch', () => {
  it('NAV-08 THEME-04 is absent when dark mode is disabled', () => {
    const {container} = renderWithProviders(<ThemeSwitch />, {globalData: withSite({darkMode: false})});
    expect(container).toBeEmptyDOMElement();
  });

  it('NAV-08 THEME-08 flips what the reader sees with each click', async () => {
    const user = userEvent.setup();
    renderWithProviders(<ThemeSwitch />);
    await user.click(screen.getByRole('button', {name: 'Switch to dark theme'}));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.click(screen.getByRole('button', {name: 'Switch to light theme'}));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('THEME-08 offers auto as an explicit third choice in a menu', async () => {
    const user = userEvent.setup();
    renderWithProviders(<ThemeSwitch />);
    const button = screen.getByRole('button', {name: 'Theme'});
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await user.click(button);
    expect(screen.getByRole('menu', {name: 'Theme'})).toBeInTheDocument();
    expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(['Light', 'Dark', 'Auto']);
    await user.click(screen.getByRole('menuitemradio', {name: 'Auto'}));
    expect(window.localStorage.getItem('theme-appearance')).toBe('auto');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('THEME-08 works the menu by keyboard and gives the focus back', async () => {
    const user = userEvent.setup();
    renderWithProviders(<ThemeSwitch />);
    const button = screen.getByRole('button', {name: 'Theme'});
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitemradio', {checked: true})).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
  });

  it('THEME-08 leaves Cmd and arrow down to the browser, and closes when the focus moves back from its button', async () => {
    renderWithProviders(<ThemeSwitch />);
    const button = screen.getByRole('button', {name: 'Theme'});
    act(() => button.focus());
    expect(fireEvent.keyDown(button, {key: 'ArrowDown', metaKey: true})).toBe(true);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    act(() => button.focus());
    expect(screen.getByRole('menu')).toBeInTheDocument();
    await userEvent.tab({shift: true});
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('THEME-08 a mouse that passes opens nothing over the open menu', async () => {
    const user = userEvent.setup();
    renderWithProviders(
      <>
        <ThemeSwitch />
        <Popover trigger="Tools">One</Popover>
      </>,
    );
    const [menu, tools] = ['Theme', 'Tools'].map((name) => screen.getByRole('button', {name}));
    await user.click(menu);
    jest.useFakeTimers();
    const rest = (): void =>
      act(() => {
        movePointer(tools, 'pointerover');
        jest.advanceTimersByTime(500);
      });
    rest();
    expect(tools).toHaveAttribute('aria-expanded', 'false');
    act(() => menu.click());
    rest();
    expect(tools).toHaveAttribute('aria-expanded', 'true');
    jest.useRealTimers();
  });

  it('THEME-08 MOBILE-01 offers the three choices side by side in the full-screen menu', async () => {
    renderWithProviders(<ThemeChoice />);
    expect(screen.getByRole('group', {name: 'Theme'})).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', {name: 'Light'}));
    expect(window.localStorage.getItem('theme-appearance')).toBe('light');
    expect(screen.getByRole('radio', {name: 'Light'})).toBeChecked();
    await userEvent.click(screen.getByRole('radio', {name: 'Auto'}));
    expect(window.localStorage.getItem('theme-appearance')).toBe('auto');
  });
});
