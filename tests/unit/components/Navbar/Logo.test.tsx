import {screen} from '@testing-library/react';
import NavbarLogo from '@site/src/components/Navbar/Logo';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withSite} from '../../support/siteData';

function renderLogo(logo?: Parameters<typeof withSite>[0]['logo'], locale?: string) {
  const globalData = logo && withSite({logo});
  return renderWithProviders(<NavbarLogo />, {...(globalData && {globalData}), ...(locale && {locale})});
}

describe('NavbarLogo', () => {
  it.each([
    ['en', '/'],
    ['zh', '/zh/'],
  ])('NAV-01 leads to the root of language %s', (locale, href) => {
    renderLogo(undefined, locale);
    expect(screen.getByRole('link', {name: 'Rslib'})).toHaveAttribute('href', href);
  });

  it('NAV-01 shows the logo alone, with its own alternative text', () => {
    renderLogo({image: '/img/logo.svg', alt: 'The logo'});
    expect(screen.getByRole('link', {name: 'The logo'})).toHaveTextContent(/^$/);
  });

  it('NAV-01 shows the markup of the logo, without a request for an image', () => {
    renderLogo({svg: '<svg><path d="M0 0"/></svg>', alt: 'The logo'});
    const link = screen.getByRole('link', {name: 'The logo'});
    expect(link.querySelectorAll('svg path')).toHaveLength(1);
    expect(link).toHaveTextContent(/^$/);
    expect(link.querySelector('img')).not.toBeInTheDocument();
  });

  it('NAV-01 takes the text beside the markup for its name', () => {
    renderLogo({svg: '<svg></svg>', text: 'Docs', alt: 'The logo'});
    expect(screen.getByRole('link', {name: 'Docs'}).querySelector('svg')).toBeInTheDocument();
  });

  it('NAV-01 shows the logo text instead of the title', () => {
    renderLogo({text: 'Docs of Rslib', alt: ''});
    expect(screen.getByRole('link')).toHaveTextContent(/^Docs of Rslib$/);
  });

  it('NAV-01 shows the title when neither is configured', () => {
    renderLogo({alt: ''});
    expect(screen.getByRole('link')).toHaveTextContent(/^Rslib$/);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
