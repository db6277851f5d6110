import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NavbarLinks from '@site/src/components/Navbar/Links';
import {siteConfig} from '@site/src/lib/site/siteConfig';
import type {NavItem} from '@site/src/lib/site/types';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withOldVersion} from '../../support/versions';

const DROPDOWN: NavItem = {
  text: 'More',
  activeMatch: '^/guide/',
  items: [
    {text: 'Plain', link: '/guide/start/quick-start', tag: '/img/logo.svg'},
    {text: 'Group', items: [{text: 'Inside', link: 'https://example.org/', tag: '<svg viewBox="0 0 1 1"></svg>'}]},
  ],
};

describe('NavbarLinks', () => {
  it('NAV-02 links Guide, Config and API, in this order', () => {
    renderWithProviders(<NavbarLinks items={siteConfig.nav} />);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Guide', '/guide/start/'],
      ['Config', '/config/'],
      ['API', '/api/javascript-api/core'],
    ]);
  });

  it('NAV-04 marks the section, and the page itself', () => {
    renderWithProviders(<NavbarLinks items={siteConfig.nav} />, {route: '/guide/start/quick-start'});
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('Guide');
    expect(screen.queryByRole('link', {current: 'page'})).not.toBeInTheDocument();
  });

  it('NAV-04 marks the page itself below a language prefix', () => {
    renderWithProviders(<NavbarLinks items={siteConfig.nav} />, {route: '/zh/guide/start/', locale: 'zh'});
    expect(screen.getByRole('link', {current: 'page'})).toHaveTextContent('Guide');
  });

  it('NAV-04 marks nothing on the home page', () => {
    renderWithProviders(<NavbarLinks items={siteConfig.nav} />);
    expect(screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
  });

  it('NAV-05 opens a dropdown with entries, headed groups and tags', async () => {
    renderWithProviders(<NavbarLinks items={[DROPDOWN]} />, {route: '/guide/start/quick-start'});
    const trigger = screen.getByRole('button', {name: 'More'});
    expect(trigger).toHaveClass('activeLink');
    await userEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Group').tagName).toBe('P');
    const plain = screen.getByRole('link', {name: 'Plain'});
    expect(plain).toHaveAttribute('aria-current', 'page');
    expect(within(plain).getByRole('presentation')).toHaveAttribute('src', '/img/logo.svg');
    const inside = screen.getByRole('link', {name: 'Inside'});
    expect(inside).toHaveAttribute('href', 'https://example.org/');
    expect(inside.querySelector('svg')).toBeInTheDocument();
  });

  it('TEXT-01 shows the marks of entries, groups and what is in them', async () => {
    const items = [{text: '**Core** `API`', link: '/a'}];
    renderWithProviders(<NavbarLinks items={[...items, {text: '*All*', items: [{text: '`b` of', items}]}]} />);
    await userEvent.click(screen.getByRole('button', {name: 'All'}));
    expect(screen.getAllByRole('link').map(({innerHTML}) => innerHTML)).toEqual([
      '<strong>Core</strong> <code>API</code>',
      '<strong>Core</strong> <code>API</code>',
    ]);
    expect(screen.getByText('All').tagName).toBe('EM');
    expect(screen.getByText('b').tagName).toBe('CODE');
  });

  it('LINK-03 stays in the old version where the page exists there', () => {
    renderWithProviders(<NavbarLinks items={siteConfig.nav} />, {
      route: '/0.x/guide/start/quick-start',
      globalData: withOldVersion(),
    });
    expect(screen.getByRole('link', {name: 'Guide'})).toHaveAttribute('href', '/0.x/guide/start/');
    expect(screen.getByRole('link', {name: 'Guide'})).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', {name: 'Config'})).toHaveAttribute('href', '/config/');
  });
});
