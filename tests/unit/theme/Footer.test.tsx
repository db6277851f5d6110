import {screen, within} from '@testing-library/react';
import Footer from '@theme/Footer';
import {renderWithProviders} from '../support/renderWithProviders';

describe('Footer', () => {
  it('FOOTER-01 begins with the link to the organisation, in a new tab', () => {
    renderWithProviders(<Footer />);
    const [first] = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(first).toHaveTextContent('Rstack');
    expect(first).toHaveAttribute('href', 'https://github.com/web-infra-dev');
    expect(first).toHaveAttribute('target', '_blank');
  });

  it('FOOTER-02 carries the licence and the copyright line', () => {
    renderWithProviders(<Footer />);
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Released under the MIT license.');
    expect(within(footer).getByRole('link', {name: 'MIT'})).toHaveAttribute(
      'href',
      'https://opensource.org/license/mit',
    );
    expect(footer).toHaveTextContent('Copyright © Rslib documentation contributors');
  });

  it('FOOTER-02 links introduction and quick start by the site strings', () => {
    renderWithProviders(<Footer />);
    expect(screen.getByRole('link', {name: 'Introduction'})).toHaveAttribute('href', '/guide/start/');
    expect(screen.getByRole('link', {name: 'Quick start'})).toHaveAttribute('href', '/guide/start/quick-start');
  });

  it('FOOTER-02 leads to the Chinese tools on a Chinese path', () => {
    renderWithProviders(<Footer />, {route: '/zh/', locale: 'zh'});
    expect(screen.getByRole('link', {name: 'Rspress'})).toHaveAttribute('href', 'https://rspress.rs/zh/');
  });
});
