import {screen, waitFor} from '@testing-library/react';
import Layout from '@theme/Layout';
import type {PageFlags} from '@site/src/lib/site/records';
import globalData from '../__fixtures__/generated/globalData';
import {renderWithProviders} from '../support/renderWithProviders';
import {withSite, withSiteData} from '../support/siteData';

const PAGE = '/guide/start/quick-start';

function renderPage(flags: PageFlags = {}, route = PAGE) {
  renderWithProviders(<Layout>Content</Layout>, {route, globalData: withSiteData({pages: {[PAGE]: flags}})});
}

function parts() {
  return {
    navbar: screen.queryByRole('navigation', {name: 'Main'}) !== null,
    footer: screen.queryByRole('contentinfo') !== null,
  };
}

describe('Layout', () => {
  it('PAGEKIND-04 shows the navbar and no large footer on a doc', () => {
    renderPage();
    expect(parts()).toEqual({navbar: true, footer: false});
    expect(screen.getByText('Content')).toBeInTheDocument();
  });

  it.each(['custom', 'blank'])('PAGEKIND-04 shows the content only on kind %s', (pageType) => {
    renderPage({pageType});
    expect(parts()).toEqual({navbar: false, footer: false});
    expect(screen.getByText('Content')).toBeInTheDocument();
  });

  it('FOOTER-02 ends the home page with the footer', () => {
    renderPage({pageType: 'home'});
    expect(parts()).toEqual({navbar: true, footer: true});
  });

  it('PAGEKIND-01 treats an unknown kind as a doc', () => {
    renderPage({pageType: 'poster'});
    expect(parts()).toEqual({navbar: true, footer: false});
  });

  it('FRONTMATTER-02 hides navbar and footer when the front matter says so', () => {
    renderPage({pageType: 'home', navbar: false, footer: false});
    expect(parts()).toEqual({navbar: false, footer: false});
  });

  it('QUERYPARAM-01 hides the navbar at ?navbar=0 and at no other value', () => {
    renderPage({}, `${PAGE}?navbar=0`);
    expect(parts().navbar).toBe(false);
  });

  it('QUERYPARAM-05 shows the navbar at ?navbar=1', () => {
    renderPage({}, `${PAGE}?navbar=1`);
    expect(parts().navbar).toBe(true);
  });

  it('NAV-13 does not render the bar with setting always, and sets the anchor offset to 0', async () => {
    renderWithProviders(<Layout>Content</Layout>, {route: PAGE, globalData: withSite({hideNavbar: 'always'})});
    expect(parts().navbar).toBe(false);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-navbar-hidden', 'true'));
  });

  it('FRONTMATTER-03 shows the bar that the setting always hides when the front matter asks for it, and the address hides it again', () => {
    const pages = {[PAGE]: {navbar: true}};
    const site = {...globalData['site-data'].default.site, hideNavbar: 'always'} as const;
    for (const [route, navbar] of [
      [PAGE, true],
      [`${PAGE}?navbar=0`, false],
    ] as const) {
      const {unmount} = renderWithProviders(<Layout>Content</Layout>, {route, globalData: withSiteData({pages, site})});
      expect(parts().navbar).toBe(navbar);
      unmount();
    }
  });

  it.each([
    ['its own description', 'Its own words.', 'Its own words.'],
    ['that of the locale', undefined, 'Documentation of Rslib, the library build tool on Rspack and Rsbuild.'],
  ])('HEAD-04 gives a page %s', async (_what, description, expected) => {
    renderWithProviders(<Layout description={description}>Content</Layout>, {route: PAGE});
    await waitFor(() =>
      expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', expected),
    );
  });

  it.each([
    ['/', true],
    ['/zh/', true],
    [PAGE, false],
  ])('ANNOUNCE-05 shows the announcement on %s: %s', (route, expected) => {
    renderWithProviders(<Layout>Content</Layout>, {route, locale: route === '/zh/' ? 'zh' : 'en'});
    expect(screen.queryByRole('region', {name: 'Announcement'}) !== null).toBe(expected);
  });

  it('ANNOUNCE-05 puts the announcement above the navbar', () => {
    renderWithProviders(<Layout>Content</Layout>);
    const bar = screen.getByRole('region', {name: 'Announcement'});
    const navbar = screen.getByRole('navigation', {name: 'Main'});
    expect(bar.compareDocumentPosition(navbar) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });
});
