import {screen} from '@testing-library/react';
import NavbarContent from '@theme/Navbar/Content';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withSite} from '../../support/siteData';

describe('Navbar/Content', () => {
  it('NAV-03 puts entries without a position right, after those that ask for the left', () => {
    const nav = [
      {text: 'Default', link: '/a'},
      {text: 'Left', link: '/b', position: 'left' as const},
      {text: 'Right', link: '/c', position: 'right' as const},
    ];
    renderWithProviders(<NavbarContent />, {globalData: withSite({nav})});
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names.filter((name) => ['Default', 'Left', 'Right'].includes(name))).toEqual(['Left', 'Default', 'Right']);
  });

  it('NAV-08 has the theme control, and has none when dark mode is disabled', () => {
    const {unmount} = renderWithProviders(<NavbarContent />);
    expect(screen.getByRole('button', {name: /^Switch to/})).toBeInTheDocument();
    unmount();
    renderWithProviders(<NavbarContent />, {globalData: withSite({darkMode: false})});
    expect(screen.queryByRole('button', {name: /^Switch to/})).not.toBeInTheDocument();
  });
});
