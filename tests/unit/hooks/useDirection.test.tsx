import {renderHook} from '@testing-library/react';
import {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
import useDirection from '@site/src/hooks/useDirection';
import i18n from '../__fixtures__/generated/i18n';
import {createSiteContext} from '../support/renderWithProviders';

/** What the hook says in the interface of a language, on a site with a language that is written from right to left. */
function find(locale: string, ...params: Parameters<typeof useDirection>): ReturnType<typeof useDirection> {
  const context = createSiteContext();
  const localeConfigs = {...i18n.localeConfigs, ar: {...i18n.localeConfigs.en, direction: 'rtl'}};
  const value = {...context, i18n: {...i18n, localeConfigs, currentLocale: locale}} as unknown as typeof context;
  return renderHook(() => useDirection(...params), {
    wrapper: ({children}) => <SiteContext.Provider value={value}>{children}</SiteContext.Provider>,
  }).result.current;
}

describe('useDirection', () => {
  it.each([
    ['zh', 'en', undefined, undefined],
    ['ar', 'ar', undefined, undefined],
    ['ar', undefined, undefined, undefined],
    ['ar', 'en', undefined, 'ltr'],
    ['en', 'ar', undefined, 'rtl'],
    ['ar', 'ar', 'en', 'rtl'],
    ['ar', 'en', 'zh', undefined],
  ])('I18N-04 in an interface in %s, for a text in %s inside one in %s, is %s', (locale, lang, around, direction) => {
    expect(find(locale, lang, around)).toBe(direction);
  });

  it('is that of the interface for a language that the site does not have', () => {
    expect(find('ar', 'xx')).toBeUndefined();
  });
});
