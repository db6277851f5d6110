import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VersionMenu from '@site/src/components/Navbar/VersionMenu';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withOldVersion} from '../../support/versions';

function renderMenu(route: string) {
  renderWithProviders(<VersionMenu />, {route, globalData: withOldVersion()});
}

function hrefs() {
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('VersionMenu', () => {
  it('NAV-07 is absent with one version', () => {
    renderWithProviders(<VersionMenu />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('NAV-07 lists two versions and marks the current one', async () => {
    renderMenu('/guide/start/');
    await userEvent.click(screen.getByRole('button', {name: /1\.x/}));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['1.x', '0.x']);
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('1.x');
  });

  it('VERSION-03 leads to the same page, query and hash kept', () => {
    renderMenu('/guide/start/?x=1#y');
    expect(hrefs()).toEqual([
      ['1.x', '/guide/start/?x=1#y'],
      ['0.x', '/0.x/guide/start/?x=1#y'],
    ]);
  });

  it('VERSION-03 leads to the introduction where the page does not exist', () => {
    renderMenu('/guide/start/quick-start?x=1');
    expect(hrefs()).toEqual([
      ['1.x', '/guide/start/quick-start?x=1'],
      ['0.x', '/0.x/guide/start/'],
    ]);
  });

  it('NAV-07 marks the old version on its pages and the default one on the home page', () => {
    renderMenu('/0.x/guide/start/');
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('0.x');
  });

  it('NAV-07 NOTFOUND-06 marks the version of an unknown address and leads to introductions', () => {
    renderMenu('/zh/0.x/no/such');
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('0.x');
    expect(hrefs()).toEqual([
      ['1.x', '/guide/start/'],
      ['0.x', '/0.x/guide/start/'],
    ]);
  });
});
