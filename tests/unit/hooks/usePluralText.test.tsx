import type {ReactNode} from 'react';
import {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
import {renderHook} from '@testing-library/react';
import usePluralText from '@site/src/hooks/usePluralText';
import {createSiteContext} from '../support/renderWithProviders';

function createPluralText(locale: string): (count: number, forms: string) => string {
  const context = createSiteContext();
  const {result} = renderHook(usePluralText, {
    wrapper: ({children}: {readonly children: ReactNode}) => (
      <SiteContext.Provider value={{...context, i18n: {...context.i18n, currentLocale: locale}}}>
        {children}
      </SiteContext.Provider>
    ),
  });
  return result.current;
}

describe('usePluralText', () => {
  it.each([
    ['en', '{count} page|{count} pages', ['0 pages', '1 page', '2 pages', '5 pages', '21 pages']],
    ['zh', '{count} 页', ['0 页', '1 页', '2 页', '5 页', '21 页']],
    [
      'ru',
      '{count} страница|{count} страницы|{count} страниц',
      ['0 страниц', '1 страница', '2 страницы', '5 страниц', '21 страница'],
    ],
  ])('I18N-07 tells numbers apart as %s does', (locale, forms, expected) => {
    const pluralText = createPluralText(locale);
    expect([0, 1, 2, 5, 21].map((count) => pluralText(count, forms))).toEqual(expected);
  });

  it('puts the number wherever the form has it', () => {
    expect(createPluralText('en')(3, 'One|{count} of {count}')).toBe('3 of 3');
  });
});
