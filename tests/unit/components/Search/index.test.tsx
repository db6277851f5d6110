import {screen} from '@testing-library/react';
import Search from '@site/src/components/Search';
import {renderWithProviders} from '../../support/renderWithProviders';

describe('Search', () => {
  it.each([
    ['MacIntel', '⌘K', 'Meta+K'],
    ['iPad', '⌘K', 'Meta+K'],
    ['Win32', 'CtrlK', 'Control+K'],
    ['Linux x86_64', 'CtrlK', 'Control+K'],
  ])('SEARCH-03 the button shows the shortcut of %s', (platform, keys, shortcut) => {
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    renderWithProviders(<Search />);
    const button = screen.getByRole('button', {name: 'Search Docs'});
    expect(button).toHaveTextContent(`Search Docs${keys}`);
    expect(button).toHaveAttribute('aria-keyshortcuts', shortcut);
  });
});
