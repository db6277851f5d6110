import {act, screen} from '@testing-library/react';
import NavbarLayout from '@theme/Navbar/Layout';
import {renderWithProviders} from '../../support/renderWithProviders';

function scrollTo(top: number) {
  Object.assign(window, {scrollY: top});
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('Navbar/Layout', () => {
  it('NAV-10 turns solid at 100 px and transparent again below', () => {
    scrollTo(0);
    renderWithProviders(<NavbarLayout>Bar</NavbarLayout>);
    const bar = screen.getByRole('navigation', {name: 'Main'});
    scrollTo(99);
    expect(bar).not.toHaveAttribute('data-scrolled');
    scrollTo(100);
    expect(bar).toHaveAttribute('data-scrolled');
    scrollTo(99);
    expect(bar).not.toHaveAttribute('data-scrolled');
  });
});
