import {screen, within} from '@testing-library/react';
import ToolCards from '@site/src/components/ToolCards';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withSite} from '../../support/siteData';

describe('ToolCards', () => {
  it('TOOLS-02 shows the five tools of the family', () => {
    renderWithProviders(<ToolCards layout="menu" />);
    expect(screen.getAllByRole('link').map((link) => link.querySelector('.name')?.textContent)).toEqual([
      'Rspack',
      'Rsbuild',
      'Rspress',
      'Rslib',
      'Rsdoctor',
    ]);
  });

  it('TOOLS-03 opens each in a new tab', () => {
    renderWithProviders(<ToolCards layout="section" />);
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')).toContain('noreferrer');
      expect(link.querySelector('img')).toHaveAttribute('alt', '');
    }
  });

  it.each([
    ['/guide/start/', 'Bundler written in Rust', 'https://rspack.rs/'],
    ['/zh/guide/start/', '用 Rust 编写的高性能打包工具', 'https://rspack.rs/zh/'],
  ])('TOOLS-05 takes the language from the path %s', (route, desc, href) => {
    renderWithProviders(<ToolCards layout="menu" />, {route});
    expect(screen.getByText(desc).closest('a')).toHaveAttribute('href', href);
  });

  it('I18N-04 marks Chinese cards on an English page with their language', () => {
    const {container} = renderWithProviders(<ToolCards layout="menu" />, {route: '/zh/guide/start/'});
    expect(container.firstElementChild).toHaveAttribute('lang', 'zh-CN');
  });

  it('TOOLS-06 scales the logo and leaves a blank place for a missing one', () => {
    const tools = [
      {
        title: '一',
        titleEn: 'One',
        links: [
          {name: 'Big', desc: 'Big', logo: '/img/big.svg', logoScale: 1.5, url: 'https://example.org/big'},
          {name: 'Blank', desc: 'Blank', url: 'https://example.org/blank'},
        ],
      },
      {title: '二', titleEn: 'Two', links: []},
    ];
    renderWithProviders(<ToolCards layout="section" />, {globalData: withSite({tools})});
    const [big, blank] = screen.getAllByRole('link');
    expect(big.querySelector('img')).toHaveAttribute('width', '42');
    expect(blank.querySelector('img')).toBeNull();
    expect(blank.querySelector('.logo')).toBeEmptyDOMElement();
    expect(screen.getByText('One')).toBeInTheDocument();
    expect(within(document.body).getByText('Two')).toBeInTheDocument();
  });
});
