import {screen, within} from '@testing-library/react';
import Terms from '@site/src/components/Translations/Terms';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withSiteData} from '../../support/siteData';

// jsdom has no layout to observe.
class NoObserver implements ResizeObserver {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeAll(() => {
  global.ResizeObserver = NoObserver;
});

const locale = {
  lang: 'zh',
  label: '简体中文',
  htmlLang: 'zh-CN',
  baseUrl: '/zh/',
  versions: [],
  terms: [
    {
      en: 'Library',
      translation: '库',
      forbidden: ['函式库', '程序库'],
      note: '配置中的 `lib` 不翻译',
      route: '/guide/start/glossary#library',
    },
    {en: 'file', translation: '文件', forbidden: []},
  ],
};

describe('Terms', () => {
  it('shows each term with its translation, what is refused, and its note', () => {
    renderWithProviders(<Terms locale={locale} />);
    const section = screen.getByRole('region', {name: /^Chosen terms: 简体中文/});
    const [, library, file] = within(section).getAllByRole('row');
    expect(within(library).getByRole('rowheader')).toHaveTextContent('Library');
    expect(within(library).getByRole('link', {name: '库'})).toHaveAttribute('href', '/zh/guide/start/glossary#library');
    expect(
      within(library)
        .getAllByRole('listitem')
        .map(({textContent}) => textContent),
    ).toEqual(['函式库', '程序库']);
    expect(within(library).getByText('lib').tagName).toBe('CODE');
    expect(within(file).queryByRole('link')).toBeNull();
    expect(within(file).queryByRole('list')).toBeNull();
  });

  it('I18N-04 names the language of both sides', () => {
    renderWithProviders(<Terms locale={locale} />);
    const langOf = (element: HTMLElement) => element.closest<HTMLElement>('[lang]')?.lang;
    expect(langOf(screen.getByRole('rowheader', {name: 'Library'}))).toBe('en');
    expect(langOf(screen.getByText('函式库'))).toBe('zh-CN');
  });

  it('I18N-04 takes the language that the docs are written in from the site', () => {
    renderWithProviders(<Terms locale={locale} />, {globalData: withSiteData({defaultLang: 'de'})});
    expect(screen.getByRole('rowheader', {name: 'Library'}).lang).toBe('de');
  });
});
