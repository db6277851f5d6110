import {screen, waitFor} from '@testing-library/react';
import MDXPage from '@theme/MDXPage';
import type {Props} from '@theme/MDXPage';
import i18n from '../__fixtures__/generated/i18n';
import {renderWithProviders} from '../support/renderWithProviders';

/** A page of the Chinese build that is not translated; `title` is what Docusaurus takes from its front matter or its first heading. */
function renderPage(title?: string): void {
  const content = Object.assign(() => <p>Text</p>, {
    metadata: {
      title,
      description: '',
      permalink: '/zh/about',
      source: '@site/src/pages/about.mdx',
      frontMatter: {},
    },
    frontMatter: {},
    toc: [],
    assets: {},
    contentTitle: undefined,
  }) as unknown as Props['content'];
  renderWithProviders(<MDXPage content={content} />, {route: '/zh/about', locale: 'zh'});
}

describe('MDXPage', () => {
  it.each([
    ['its own title', 'Title', 'Title - Rslib'],
    ['the title of the site, without one of its own', undefined, 'Rslib'],
  ])('HEAD-04 has %s', async (_what, title, expected) => {
    renderPage(title);
    await waitFor(() => expect(document.title).toBe(expected));
  });

  it('I18N-04 marks the text of a page that is not translated', () => {
    renderPage();
    expect(screen.getByText('Text').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Text').closest('[dir]')).toBeNull();
  });

  it('I18N-04 turns English text round in a language that is written from right to left', () => {
    jest.replaceProperty(i18n.localeConfigs.zh, 'direction', 'rtl');
    renderPage();
    expect(screen.getByText('Text').closest('[dir]')).toHaveAttribute('dir', 'ltr');
  });
});
