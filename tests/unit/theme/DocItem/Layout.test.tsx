import type {ReactNode} from 'react';
import {DocProvider, DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {screen} from '@testing-library/react';
import DocItemLayout from '@theme/DocItem/Layout';
import Outline from '@site/src/components/Outline';
import {SidebarDrawerProvider} from '@site/src/components/SidebarDrawer';
import {PageDataProvider} from '@site/src/plugins/site-data/client';
import {TranslationNoticeContext} from '@site/src/plugins/translations/client';
import {ChangesContext} from '@site/src/plugins/version-changes/client';
import i18n from '../../__fixtures__/generated/i18n';
import {renderWithProviders} from '../../support/renderWithProviders';

function createContent(folder: string, frontMatter: Readonly<Record<string, unknown>> = {}) {
  const metadata = {
    id: 'a',
    title: 'Title',
    permalink: '/zh/a',
    source: `@site/${folder}/a.mdx`,
    version: 'current',
    frontMatter,
  };
  const toc = [{value: 'Heading', id: 'heading', level: 2}];
  return Object.assign(() => null, {metadata, frontMatter, toc, contentTitle: undefined, assets: {}});
}

/** A page of the Chinese build, from the English folder or from the one with translations. */
function renderPage(content: ReturnType<typeof createContent>, children: ReactNode): void {
  const docContent = content as unknown as Parameters<typeof DocProvider>[0]['content'];
  renderWithProviders(
    <PageDataProvider content={content}>
      <DocProvider content={docContent}>
        <DocsSidebarProvider name="guide" items={[]}>
          <SidebarDrawerProvider>
            <ChangesContext value={{version: '1.x', entries: [{since: '0.x'}]}}>
              <TranslationNoticeContext value={<p>Notice</p>}>{children}</TranslationNoticeContext>
            </ChangesContext>
          </SidebarDrawerProvider>
        </DocsSidebarProvider>
      </DocProvider>
    </PageDataProvider>,
    {route: '/zh/a', locale: 'zh'},
  );
}

/** Language and direction of a text, where they are not those of the page. */
function markOf(text: string): Readonly<Record<'lang' | 'dir', string | undefined>> {
  const element = screen.getByText(text);
  const read = (name: string) => element.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
  return {lang: read('lang'), dir: read('dir')};
}

const UNMARKED = {lang: undefined, dir: undefined};
const ENGLISH = {lang: 'en', dir: undefined};
const LEFT_TO_RIGHT = {lang: 'en', dir: 'ltr'};

describe('DocItem/Layout', () => {
  it('I18N-04 marks the text of a page that is not translated, and nothing else', () => {
    renderPage(createContent('docs'), <DocItemLayout>Text</DocItemLayout>);
    expect(markOf('Text')).toEqual(ENGLISH);
    expect(markOf('Notice')).toEqual(UNMARKED);
  });

  it('I18N-04 leaves the notice out of the text of pages of other kinds, too', () => {
    renderPage(createContent('docs', {pageType: 'custom'}), <DocItemLayout>Text</DocItemLayout>);
    expect(markOf('Text')).toEqual(ENGLISH);
    expect(markOf('Notice')).toEqual(UNMARKED);
  });

  it('I18N-04 marks nothing on a translated page', () => {
    renderPage(createContent('i18n/zh/docs'), <DocItemLayout>Text</DocItemLayout>);
    expect(markOf('Text')).toEqual(UNMARKED);
  });

  it('I18N-04 turns English text round in a language that is written from right to left', () => {
    jest.replaceProperty(i18n.localeConfigs.zh, 'direction', 'rtl');
    renderPage(createContent('docs'), <DocItemLayout>Text</DocItemLayout>);
    expect(markOf('Text')).toEqual(LEFT_TO_RIGHT);
    expect(markOf('Notice')).toEqual(UNMARKED);
    expect(markOf('New in \u20681.x\u2069')).toEqual({lang: 'zh', dir: 'rtl'});
  });

  it('I18N-04 turns the outline of English text round, not its title', () => {
    jest.replaceProperty(i18n.localeConfigs.zh, 'direction', 'rtl');
    renderPage(createContent('docs'), <Outline />);
    expect(markOf('Heading')).toEqual(LEFT_TO_RIGHT);
    expect(markOf('ON THIS PAGE')).toEqual(UNMARKED);
  });
});
