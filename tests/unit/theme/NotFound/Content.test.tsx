import {screen, waitFor} from '@testing-library/react';
import NotFoundContent from '@theme/NotFound/Content';
import {renderWithProviders} from '../../support/renderWithProviders';

describe('NotFound/Content', () => {
  it('NOTFOUND-02 shows 404, the heading and the way home', () => {
    renderWithProviders(<NotFoundContent />, {route: '/no/such/page'});
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(/^PAGE NOT FOUND$/);
    expect(screen.getByRole('link', {name: 'Take me home'})).toHaveAttribute('href', '/');
  });

  it('NOTFOUND-02 offers a search for the words at the end of the address', () => {
    renderWithProviders(<NotFoundContent />, {route: '/config/lib/auto-extensions.html'});
    expect(screen.getByRole('link', {name: 'Search for “auto extensions”'})).toHaveAttribute(
      'href',
      '/search?q=auto+extensions',
    );
  });

  it('NOTFOUND-02 offers none where the address ends without words', () => {
    renderWithProviders(<NotFoundContent />, {route: '/guide/404'});
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    ['/x', 'en', '/'],
    ['/0.1/x', 'en', '/'],
    ['/zh/x', 'zh', '/zh/'],
  ])('NOTFOUND-03 leads home from %s in the build of %s to %s', (route, locale, href) => {
    renderWithProviders(<NotFoundContent />, {route, locale});
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', href);
  });

  it('NOTFOUND-03 NOTFOUND-04 speaks Chinese and leads to the Chinese root when the English 404.html answers', () => {
    renderWithProviders(<NotFoundContent />, {route: '/zh/no/such/page'});
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('找不到页面');
    expect(screen.getByRole('link', {name: '返回首页'})).toHaveAttribute('href', '/zh/');
    expect(screen.getByRole('link', {name: '搜索“page”'})).toHaveAttribute('href', '/zh/search?q=page');
  });

  it('NOTFOUND-05 sets the title and the mark for the head script', async () => {
    renderWithProviders(<NotFoundContent />, {route: '/no/such/page'});
    await waitFor(() => expect(document.title).toBe('404 - Rslib'));
    expect(document.documentElement).toHaveAttribute('data-not-found', 'true');
    expect(document.documentElement).toHaveAttribute('data-needs-app');
  });
});
