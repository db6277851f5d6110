import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VersionBanner from '@site/src/components/VersionBanner';
import {VERSION_BANNER_KEY} from '@site/src/lib/constants';
import {renderWithProviders} from '../../support/renderWithProviders';
import {isolated, writeRightToLeft} from '../../support/rightToLeft';
import {withOldVersion} from '../../support/versions';

const KEY = `${VERSION_BANNER_KEY}0.x`;

function renderBanner(route = '/0.x/guide/start/') {
  return renderWithProviders(<VersionBanner />, {route, globalData: withOldVersion()});
}

const banner = () => screen.queryByRole('complementary', {name: 'About this version'});

afterEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute('data-version-banner-closed');
});

describe('VersionBanner', () => {
  it('VERSION-06 says which release the pages are for and leads to the same page of the latest version', async () => {
    await act(async () => {
      renderBanner('/0.x/guide/start/?x=1#y');
      await Promise.resolve();
    });
    expect(banner()).toHaveTextContent('These are the docs of version 0.x, true for @rslib/core 0.23.2.');
    expect(screen.getByRole('link', {name: 'Read this page for 1.x'})).toHaveAttribute('href', '/guide/start/?x=1#y');
  });

  it('VERSION-06 names the nearest page where the latest version does not have this one', () => {
    renderBanner('/0.x/guide/basic/cli');
    expect(screen.getByRole('link', {name: 'This page is not in 1.x. The nearest is “Introduction”'})).toHaveAttribute(
      'href',
      '/guide/start/',
    );
  });

  it('VERSION-06 says of a version to come that it is not released', () => {
    renderWithProviders(<VersionBanner isUnreleased />, {route: '/0.x/guide/start/', globalData: withOldVersion()});
    expect(banner()).toHaveTextContent('These are the docs of version 0.x, which is not released yet.');
  });

  it('I18N-04 keeps the order of version names from right to left', () => {
    writeRightToLeft();
    const {unmount} = renderBanner();
    expect(banner()?.textContent).toContain(`version ${isolated('0.x')}, true`);
    expect(screen.getByRole('link').textContent).toBe(`Read this page for ${isolated('1.x')}`);
    unmount();
    renderBanner('/0.x/guide/basic/cli');
    expect(screen.getByRole('link').textContent).toContain(`not in ${isolated('1.x')}.`);
  });

  // The last test of this document that may show it: a closed banner stays closed as long as the document lives.
  it('VERSION-06 closes for good, at once, also where the storage refuses', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const {unmount} = renderBanner();
    await userEvent.click(screen.getByRole('button', {name: 'Hide this notice on every page of this version'}));
    expect(banner()).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(document.documentElement).toHaveAttribute('data-version-banner-closed');
    unmount();
    renderBanner('/0.x/guide/basic/cli');
    expect(banner()).not.toBeInTheDocument();
  });

  it('VERSION-06 is stored for its version alone', () => {
    window.localStorage.setItem(KEY, 'true');
    renderBanner();
    expect(banner()).not.toBeInTheDocument();
    expect(Object.keys(window.localStorage)).toEqual([KEY]);
  });
});
