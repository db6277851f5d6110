import {screen} from '@testing-library/react';
import OtherLocale from '@site/src/components/Search/Message/OtherLocale';
import {manifest} from '../../../plugins/search/support';
import {renderWithProviders} from '../../../support/renderWithProviders';

const translated = {...manifest, lang: 'zh', baseUrl: '/zh/'};

describe('OtherLocale', () => {
  it('SEARCH-16 leads from a translated locale to the same search in the default one, named in words of the reader', () => {
    renderWithProviders(<OtherLocale query="a & b" version="1.x" manifest={translated} />, {locale: 'zh'});
    const link = screen.getByRole('link', {name: /英语/});
    expect(link).toHaveAttribute('href', '/search?q=a+%26+b');
    expect(link).toHaveAttribute('hreflang', 'en');
  });

  it('SEARCH-16 stays in the version that is searched', () => {
    renderWithProviders(<OtherLocale query="banner" version="0.x" manifest={translated} />, {locale: 'zh'});
    expect(screen.getByRole('link')).toHaveAttribute('href', '/search?q=banner&docs-version=0.x');
  });

  it('shows nothing in the default locale, and nothing before a query', () => {
    const {container} = renderWithProviders(
      <>
        <OtherLocale query="a" version="1.x" manifest={manifest} />
        <OtherLocale query=" " version="1.x" manifest={translated} />
      </>,
    );
    expect(container.textContent).toBe('');
  });
});
