import {waitFor} from '@testing-library/react';
import {PageMetadata} from '@docusaurus/theme-common';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withSiteData} from '../../support/siteData';

const PAGE = '/guide/start/quick-start';

function renderTitle(title: string, titleSuffix?: string) {
  renderWithProviders(<PageMetadata title={title} />, {
    route: PAGE,
    globalData: withSiteData({pages: titleSuffix === undefined ? {} : {[PAGE]: {titleSuffix}}}),
  });
}

describe('ThemeProvider/TitleFormatter', () => {
  it('HEAD-01 puts the site title behind the page title', async () => {
    renderTitle('Quick start');
    await waitFor(() => expect(document.title).toBe('Quick start - Rslib'));
  });

  it('HEAD-02 shows the site title alone where it is the page title', async () => {
    renderTitle('Rslib');
    await waitFor(() => expect(document.title).toBe('Rslib'));
  });

  it.each([
    ['Docs', 'Quick start - Docs'],
    [' | Docs ', 'Quick start | Docs'],
    ['- Docs', 'Quick start - Docs'],
  ])('HEAD-03 takes the suffix "%s" from the front matter', async (titleSuffix, expected) => {
    renderTitle('Quick start', titleSuffix);
    await waitFor(() => expect(document.title).toBe(expected));
  });

  it('HEAD-05 changes the title after the content, in the next frame', async () => {
    document.title = 'Before';
    renderTitle('Later');
    expect(document.title).toBe('Before');
    await waitFor(() => expect(document.title).toBe('Later - Rslib'));
  });
});
