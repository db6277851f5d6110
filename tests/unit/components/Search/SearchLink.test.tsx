import {fireEvent, screen} from '@testing-library/react';
import {useLocation} from '@docusaurus/router';
import SearchLink from '@site/src/components/Search/SearchLink';
import {renderWithProviders} from '../../support/renderWithProviders';

function Address(): string {
  return useLocation().pathname;
}

describe('SearchLink', () => {
  const preload = jest.fn();

  beforeEach(() => {
    Object.assign(window, {docusaurus: {preload}});
    preload.mockReset();
  });

  it.each([
    ['/guide/start/', true],
    ['/zh/guide/start/', false],
    ['/guide/moved-since', false],
  ])('SEARCH-19 opens %s by the app: %s; an app has the pages of its own locale and build alone', (href, isOfApp) => {
    const onOpen = jest.fn();
    renderWithProviders(
      <>
        <Address />
        <SearchLink href={href} onOpen={onOpen}>
          Page
        </SearchLink>
      </>,
      {route: '/config/'},
    );
    const link = screen.getByText('Page');
    fireEvent.pointerEnter(link);
    expect(preload).toHaveBeenCalledTimes(isOfApp ? 1 : 0);
    // What it answers is whether the browser follows the link.
    expect(fireEvent.click(link)).toBe(!isOfApp);
    expect(onOpen).toHaveBeenCalledWith(true);
    expect(screen.getByText(isOfApp ? href : '/config/')).toBeInTheDocument();
  });
});
