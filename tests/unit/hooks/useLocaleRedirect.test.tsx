import type {ReactNode} from 'react';
import {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
import {renderHook} from '@testing-library/react';
import useLocaleRedirect from '@site/src/hooks/useLocaleRedirect';
import type * as LocaleModule from '@site/src/lib/locale';
import {decideRedirect, VISITED_STORAGE_KEY, VISITED_VALUE, type RedirectInput} from '@site/src/lib/locale';
import {createSiteContext} from '../support/renderWithProviders';

jest.mock('@site/src/lib/locale', () => {
  const original = jest.requireActual<typeof LocaleModule>('@site/src/lib/locale');
  return {...original, decideRedirect: jest.fn(original.decideRedirect)};
});

const decide = jest.mocked(decideRedirect);

function visit(context = createSiteContext()) {
  renderHook(useLocaleRedirect, {
    wrapper: ({children}: {readonly children: ReactNode}) => (
      <SiteContext.Provider value={context}>{children}</SiteContext.Provider>
    ),
  });
}

function block(method: 'getItem' | 'setItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

function readInput(): RedirectInput | undefined {
  return decide.mock.calls.at(-1)?.[0];
}

describe('useLocaleRedirect', () => {
  afterEach(() => {
    localStorage.clear();
    decide.mockClear();
  });

  it('REDIRECT-03 marks the first visit', () => {
    visit();
    expect(readInput()).toMatchObject({hasVisited: false});
    expect(localStorage.getItem(VISITED_STORAGE_KEY)).toBe(VISITED_VALUE);
  });

  it('REDIRECT-06 counts storage that cannot be read as a visit, so that nobody is sent away', () => {
    block('getItem');
    visit();
    expect(readInput()).toMatchObject({hasVisited: true});
  });

  it('REDIRECT-06 stays on the page where the visit cannot be remembered', () => {
    block('setItem');
    // Going there would end in an error of the test's browser.
    decide.mockReturnValueOnce({target: '/zh/', marksVisit: true});
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    visit();
    expect(error).not.toHaveBeenCalled();
  });

  it('REDIRECT-04 takes languages and base path from the configuration, whatever plugins there are', () => {
    const context = createSiteContext();
    const {en, zh} = context.i18n.localeConfigs;
    const localeConfigs = {en: {...en, baseUrl: '/lib/'}, zh: {...zh, baseUrl: '/lib/zh/'}};
    visit({...context, globalData: {}, i18n: {...context.i18n, localeConfigs}});
    expect(readInput()).toMatchObject({base: '/lib/', languages: ['en', 'zh'], defaultLang: 'en'});
  });

  it('hides no mistake that has nothing to do with storage', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    decide.mockImplementationOnce(() => {
      throw new Error('a mistake');
    });
    expect(visit).toThrow('a mistake');
  });
});
