import type {ReactNode} from 'react';
import {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
import {renderHook} from '@testing-library/react';
import useNumberFormat from '@site/src/hooks/useNumberFormat';
import {createSiteContext} from '../support/renderWithProviders';

const OPTIONS: Intl.NumberFormatOptions = {minimumFractionDigits: 1};

function format(htmlLang: string): string {
  const context = createSiteContext();
  const i18n = {...context.i18n, currentLocale: 'x', localeConfigs: {x: {...context.i18n.localeConfigs.en, htmlLang}}};
  const {result} = renderHook(() => useNumberFormat(OPTIONS), {
    wrapper: ({children}: {readonly children: ReactNode}) => (
      <SiteContext.Provider value={{...context, i18n}}>{children}</SiteContext.Provider>
    ),
  });
  return result.current.format(1234.5);
}

describe('useNumberFormat', () => {
  it.each([
    ['en', '1,234.5'],
    ['zh-CN', '1,234.5'],
    ['de', '1.234,5'],
    ['qps', '1,234.5'],
  ])('I18N-07 writes numbers as %s does', (htmlLang, expected) => {
    expect(format(htmlLang)).toBe(expected);
  });
});
