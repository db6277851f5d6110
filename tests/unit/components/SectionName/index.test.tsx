import {screen} from '@testing-library/react';
import SectionName from '@site/src/components/SectionName';
import type {NoticeSection} from '@site/src/plugins/translations/types';
import {renderWithProviders} from '../../support/renderWithProviders';

function renderName(section: Pick<NoticeSection, 'kind' | 'isOriginalTitle'>, href = '', titleLang?: string): void {
  renderWithProviders(
    <SectionName
      section={{key: 'helpers', title: 'Helpers', ...section}}
      lang="en"
      titleLang={titleLang}
      href={href}
      originalHref="pathname:///guide/a"
    />,
  );
}

describe('SectionName', () => {
  it.each(['changed', 'added', 'removed'] as const)(
    'I18N-06 links a section that the translated page has there, if it is %s',
    (kind) => {
      renderName({kind, isOriginalTitle: false});
      const link = screen.getByRole('link', {name: 'Helpers'});
      expect(link).toHaveAttribute('href', '#helpers');
      expect(link).not.toHaveAttribute('lang');
      expect(link).not.toHaveAttribute('target');
    },
  );

  it.each(['changed', 'added'] as const)(
    'I18N-06 links a section that only the English page has there, if it is %s',
    (kind) => {
      renderName({kind, isOriginalTitle: true});
      const link = screen.getByRole('link', {name: 'Helpers'});
      expect(link).toHaveAttribute('href', '/guide/a#helpers');
      expect(link).toHaveAttribute('lang', 'en');
      expect(link).toHaveAttribute('target', '_self');
    },
  );

  it('I18N-04 marks a title in the language of another page', () => {
    renderName({kind: 'changed', isOriginalTitle: false}, 'pathname:///zh/guide/a', 'zh');
    const link = screen.getByRole('link', {name: 'Helpers'});
    expect(link).toHaveAttribute('href', '/zh/guide/a#helpers');
    expect(link).toHaveAttribute('lang', 'zh');
    expect(link).toHaveAttribute('target', '_self');
  });
});
