import {screen} from '@testing-library/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import {useColorMode} from '@docusaurus/theme-common';
import NotFoundContent from '@theme-original/NotFound/Content';
import {renderWithProviders} from './renderWithProviders';

function Probe() {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {colorMode} = useColorMode();
  return (
    <Link to="/guide/start/">
      {siteConfig.title} {i18n.currentLocale} {colorMode}
    </Link>
  );
}

describe('renderWithProviders', () => {
  it('gives components the site, the router and the colour mode', () => {
    renderWithProviders(<Probe />);
    expect(screen.getByRole('link', {name: 'Rslib en light'})).toHaveAttribute('href', '/guide/start/');
  });

  it('puts other locales below their base URL', () => {
    renderWithProviders(<Probe />, {locale: 'zh'});
    expect(screen.getByRole('link', {name: 'Rslib zh light'})).toHaveAttribute('href', '/zh/guide/start/');
  });

  it('renders components of the original theme', () => {
    renderWithProviders(<NotFoundContent />);
    expect(screen.getByRole('heading', {level: 1})).toBeInTheDocument();
  });
});
