import {screen} from '@testing-library/react';
import NavLink from '@site/src/components/Navbar/NavLink';
import useNavigation from '@site/src/components/Navbar/useNavigation';
import type {NavItem} from '@site/src/lib/site/types';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withOldVersion} from '../../support/versions';

function Entry({item}: {readonly item: NavItem}) {
  return <NavLink item={item} navigation={useNavigation()} className="entry" />;
}

const ITEM: NavItem = {text: '**Start**', link: '/guide/start/', tag: '/img/logo.svg'};

describe('NavLink', () => {
  it('NAV-02 NAV-04 NAV-05 shows text, tag and whether it is the page, in the style of the place', () => {
    renderWithProviders(<Entry item={ITEM} />, {route: '/guide/start/'});
    const link = screen.getByRole('link', {name: 'Start', current: 'page'});
    expect(link).toHaveAttribute('href', '/guide/start/');
    expect(link).toHaveClass('entry');
    expect(link.querySelector('strong')).toHaveTextContent('Start');
    expect(link.querySelector('img')).toHaveAttribute('src', '/img/logo.svg');
  });

  it('LINK-03 stays in the version of the page', () => {
    renderWithProviders(<Entry item={ITEM} />, {route: '/0.x/guide/basic/cli', globalData: withOldVersion()});
    expect(screen.getByRole('link', {name: 'Start'})).toHaveAttribute('href', '/0.x/guide/start/');
  });
});
