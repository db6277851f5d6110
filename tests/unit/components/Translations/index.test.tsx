import {screen} from '@testing-library/react';
import Translations from '@site/src/components/Translations';
import type {ListedPage, TranslationsReport} from '@site/src/plugins/translations/types';
import {renderWithProviders} from '../../support/renderWithProviders';

function createLocale(lang: string, list: readonly ListedPage[] = []): TranslationsReport['locales'][number] {
  const versions = [{label: '1.x', pages: list.length, fresh: 0, list}];
  return {lang, label: lang, htmlLang: lang, baseUrl: `/${lang}/`, versions, terms: []};
}

function renderReport(locale: string, locales: TranslationsReport['locales']): void {
  const route = locale === 'en' ? '/contribute/translations' : `/${locale}/contribute/translations`;
  renderWithProviders(<Translations title="Translations" report={{locales}} />, {route, locale});
}

describe('Translations', () => {
  const PAGE: ListedPage = {
    page: 'a.mdx',
    file: 'docs/a.mdx',
    state: 'missing',
    title: 'Output format',
    route: '/a',
    changes: [],
  };

  it.each([
    ['zh', ['ko', 'zh'], 'zh'],
    ['en', ['zh'], 'zh'],
    ['en', ['ko', 'zh'], 'LOCALE'],
  ])('I18N-05 says on a page in %s, of translations into %j, how to translate into %s', (lang, all, wanted) => {
    renderReport(
      lang,
      all.map((name) => createLocale(name)),
    );
    expect(screen.getByText(`i18n/${wanted}/docusaurus-plugin-content-docs/current/`)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`--locale ${wanted}`))).toBeInTheDocument();
  });

  it('I18N-04 gives a title its own language, whatever the language it is listed for', () => {
    renderReport('zh', [
      createLocale('ko', [{...PAGE, title: '输出格式'}]),
      createLocale('zh', [{...PAGE, isOriginalTitle: true}]),
    ]);
    expect(screen.getByRole('link', {name: '输出格式'})).not.toHaveAttribute('lang');
    expect(screen.getByRole('link', {name: 'Output format'})).toHaveAttribute('lang', 'en');
  });

  it('I18N-04 gives headings of translations their language', () => {
    const section = {key: 'build', kind: 'changed', title: '构建', isOriginalTitle: false} as const;
    renderReport('en', [createLocale('zh', [{...PAGE, state: 'stale', changes: [section]}])]);
    expect(screen.getByRole('link', {name: '构建'})).toHaveAttribute('lang', 'zh');
  });
});
