import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SocialLinks from '@site/src/components/Navbar/SocialLinks';
import type {SocialLink} from '@site/src/lib/site/types';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withSite} from '../../support/siteData';

const FIVE: SocialLink[] = [
  {icon: 'github', mode: 'link', content: 'https://example.org/code'},
  {icon: {svg: '<svg id="own"></svg>'}, mode: 'text', content: 'Ask in the lobby', label: 'Lobby'},
  {icon: 'x', mode: 'img', content: '/img/logo.svg', label: 'Code to scan'},
  {icon: 'discord', mode: 'dom', content: '<b id="markup">Markup</b>', label: 'Markup'},
  {icon: 'unknown', mode: 'link', content: 'https://example.org/fifth'},
];

describe('SocialLinks', () => {
  it('NAV-09 shows three links inline, without a dropdown, in new tabs', () => {
    renderWithProviders(<SocialLinks />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'GitHub',
      'X',
      'Discord',
    ]);
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('NAV-09 shows the first three of five inline and the rest in a dropdown', async () => {
    const {container} = renderWithProviders(<SocialLinks />, {globalData: withSite({socialLinks: FIVE})});
    const [inline] = within(container).getAllByRole('list');
    expect(within(inline).getAllByRole('listitem')).toHaveLength(3);
    const more = screen.getByRole('button', {name: 'More social links'});
    await userEvent.click(more);
    const panel = document.getElementById(more.getAttribute('aria-controls') ?? '')!;
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
    expect(within(panel).getByRole('link', {name: 'unknown'})).toHaveAttribute('href', 'https://example.org/fifth');
    expect(panel.querySelector('#markup')).toHaveTextContent('Markup');
  });

  it('NAV-09 shows text and image on focus', async () => {
    const user = userEvent.setup();
    renderWithProviders(<SocialLinks />, {globalData: withSite({socialLinks: FIVE})});
    const lobby = screen.getByRole('button', {name: 'Lobby'});
    expect(lobby.querySelector('#own')).toBeInTheDocument();
    expect(lobby).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    await user.tab();
    expect(lobby).toHaveFocus();
    expect(lobby).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Ask in the lobby')).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('button', {name: 'Code to scan'})).toHaveAttribute('aria-expanded', 'true');
    expect(document.querySelector('img[src="/img/logo.svg"]')).toBeInTheDocument();
  });

  it('NAV-09 shows all in a row in the full-screen menu', () => {
    renderWithProviders(<SocialLinks showsAll />, {globalData: withSite({socialLinks: FIVE})});
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByRole('button', {name: 'More social links'})).not.toBeInTheDocument();
  });
});
