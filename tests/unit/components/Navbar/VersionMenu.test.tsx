import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VersionMenu from '@site/src/components/Navbar/VersionMenu';
import {renderWithProviders} from '../../support/renderWithProviders';
import {isolated, writeRightToLeft} from '../../support/rightToLeft';
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

  it('VERSION-03 names the nearest page where the page does not exist, before the click', () => {
    renderMenu('/guide/start/quick-start?x=1#y');
    expect(hrefs()).toEqual([
      ['1.x', '/guide/start/quick-start?x=1#y'],
      ['0.x Not in 0.x. Opens “Introduction”', '/0.x/guide/start/?x=1'],
    ]);
  });

  it('I18N-04 keeps the order of version names from right to left', () => {
    writeRightToLeft();
    renderMenu('/guide/start/quick-start');
    expect(screen.getAllByRole('link')[1].textContent).toContain(`Not in ${isolated('0.x')}. Opens`);
  });

  it('VERSION-03 tells of a section that is not there as soon as the reader turns to the menu', async () => {
    renderMenu('/guide/start/?x=1#gone');
    expect(screen.getByRole('link', {name: '0.x'})).toHaveAttribute('href', '/0.x/guide/start/?x=1#gone');
    await userEvent.hover(screen.getByRole('button'));
    expect(
      await screen.findByRole('link', {name: '0.x #gone is not in 0.x. Opens the top of the page'}),
    ).toHaveAttribute('href', '/0.x/guide/start/?x=1#gone');
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('1.x');
  });

  it('VERSION-03 leads to a section that moved', async () => {
    renderMenu('/guide/start/?x=1#moved');
    await userEvent.tab();
    expect(await screen.findByRole('link', {name: '0.x This section is on “CLI” there'})).toHaveAttribute(
      'href',
      '/0.x/guide/basic/cli?x=1#there',
    );
  });

  it('VERSION-03 leads to the introduction from a page that belongs to no version', () => {
    renderWithProviders(<VersionMenu />, {
      route: '/?x=1',
      globalData: withOldVersion(),
      routeContext: {plugin: {name: 'docusaurus-plugin-content-pages', id: 'default'}},
    });
    expect(hrefs()).toEqual([
      ['1.x', '/guide/start/'],
      ['0.x', '/0.x/guide/start/'],
    ]);
  });

  it('NAV-07 marks the old version on its pages and the default one on the home page', () => {
    renderMenu('/0.x/guide/start/?x=1#y');
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('0.x');
    expect(hrefs()).toEqual([
      ['1.x', '/guide/start/?x=1#y'],
      ['0.x', '/0.x/guide/start/?x=1#y'],
    ]);
  });

  it('NAV-07 NOTFOUND-06 marks the version of an unknown address and leads to introductions in its language', () => {
    renderMenu('/zh/0.x/no/such');
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('0.x');
    expect(hrefs()).toEqual([
      ['1.x', '/zh/guide/start/'],
      ['0.x', '/zh/0.x/guide/start/'],
    ]);
  });
});
