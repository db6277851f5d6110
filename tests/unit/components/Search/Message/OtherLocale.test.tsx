import {screen} from '@testing-library/react';
import OtherLocale from '@site/src/components/Search/Message/OtherLocale';
import {manifest} from '../../../plugins/search/support';
import {renderWithProviders} from '../../../support/renderWithProviders';

describe('OtherLocale', () => {
  it('SEARCH-16 leads from a translated locale to the same search in the default one, named in words of the reader', () => {
    renderWithProviders(<OtherLocale query="a & b" manifest={{...manifest, lang: 'zh', baseUrl: '/zh/'}} />, {
      locale: 'zh',
    });
    const link = screen.getByRole('link', {name: /英语/});
    expect(link).toHaveAttribute('href', '/search?q=a+%26+b');
    expect(link).toHaveAttribute('hreflang', 'en');
  });

  it('shows nothing in the default locale, and nothing before a query', () => {
    const {container} = renderWithProviders(
      <>
        <OtherLocale query="a" manifest={manifest} />
        <OtherLocale query=" " manifest={{...manifest, lang: 'zh'}} />
      </>,
    );
    expect(container.textContent).toBe('');
  });
});
