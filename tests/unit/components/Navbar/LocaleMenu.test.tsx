import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LocaleMenu from '@site/src/components/Navbar/LocaleMenu';
import globalData from '../../__fixtures__/generated/globalData';
import {createHeldRouter} from '../../support/heldRouter';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withSiteData} from '../../support/siteData';

const {locales} = globalData['site-data'].default;

function hrefs() {
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('LocaleMenu', () => {
  it('NAV-06 is absent with one language', () => {
    renderWithProviders(<LocaleMenu />, {globalData: withSiteData({locales: locales.slice(0, 1)})});
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('NAV-06 lists the label of each of two languages and marks the current one', async () => {
    renderWithProviders(<LocaleMenu />);
    await userEvent.click(screen.getByRole('button', {name: /English/}));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['English', '简体中文']);
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('English');
    expect(screen.getByRole('link', {name: '简体中文'})).toHaveAttribute('hreflang', 'zh-CN');
  });

  it('I18N-08 leads to the same page, query and hash kept', () => {
    renderWithProviders(<LocaleMenu />, {route: '/guide/start/quick-start?x=1#y'});
    expect(hrefs()).toEqual([
      ['English', '/guide/start/quick-start?x=1#y'],
      ['简体中文', '/zh/guide/start/quick-start?x=1#y'],
    ]);
  });

  it('I18N-08 PAGECHANGE-04 takes nothing of an address whose page is not shown', () => {
    const {history, Router} = createHeldRouter('/guide/start/?x=1#y');
    renderWithProviders(
      <Router>
        <LocaleMenu />
      </Router>,
    );
    const shown = [
      ['English', '/guide/start/?x=1#y'],
      ['简体中文', '/zh/guide/start/?x=1#y'],
    ];
    expect(hrefs()).toEqual(shown);
    act(() => history.push('/config/?x=2#z'));
    expect(hrefs()).toEqual(shown);
  });

  it('I18N-08 leads back from Chinese', () => {
    renderWithProviders(<LocaleMenu />, {route: '/zh/guide/start/', locale: 'zh'});
    expect(hrefs()).toEqual([
      ['English', '/guide/start/'],
      ['简体中文', '/zh/guide/start/'],
    ]);
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('简体中文');
  });

  it('NOTFOUND-06 leads to the language roots from an unknown path', () => {
    renderWithProviders(<LocaleMenu />, {route: '/zh/no/such?x=1'});
    expect(hrefs()).toEqual([
      ['English', '/'],
      ['简体中文', '/zh/'],
    ]);
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('简体中文');
  });
});
