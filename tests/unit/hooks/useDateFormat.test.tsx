import type {ReactNode} from 'react';
import {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
import {renderHook} from '@testing-library/react';
import useDateFormat from '@site/src/hooks/useDateFormat';
import {createSiteContext} from '../support/renderWithProviders';

function format(currentLocale: string, htmlLang: string): string {
  const context = createSiteContext();
  const localeConfigs = {[currentLocale]: {...context.i18n.localeConfigs.en, htmlLang}};
  const i18n = {...context.i18n, currentLocale, localeConfigs};
  const {result} = renderHook(useDateFormat, {
    wrapper: ({children}: {readonly children: ReactNode}) => (
      <SiteContext.Provider value={{...context, i18n}}>{children}</SiteContext.Provider>
    ),
  });
  return result.current.format(new Date('2026-02-03T23:30:00Z'));
}

describe('useDateFormat', () => {
  it.each([
    ['en', 'en', 'February 3, 2026'],
    ['zh', 'zh-CN', '2026年2月3日'],
    ['german', 'de', '3. Februar 2026'],
    ['qps', 'qps', 'February 3, 2026'],
  ])('DOCFOOT-05 writes dates of the locale %s as %s does', (locale, htmlLang, expected) => {
    expect(format(locale, htmlLang)).toBe(expected);
  });

  it('DOCFOOT-05 writes as English does where neither the build nor the browser knows the language', () => {
    const create = jest.spyOn(Intl, 'DateTimeFormat');
    format('qps-Arab', 'qps-Arab');
    expect(create).toHaveBeenCalledWith(['qps-Arab', 'en'], expect.anything());
  });
});
