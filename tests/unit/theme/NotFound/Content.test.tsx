import {screen, waitFor} from '@testing-library/react';
import NotFoundContent from '@theme/NotFound/Content';
import {renderWithProviders} from '../../support/renderWithProviders';

describe('NotFound/Content', () => {
  it('NOTFOUND-02 shows 404, the heading and the way home', () => {
    renderWithProviders(<NotFoundContent />, {route: '/no/such/page'});
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(/^PAGE NOT FOUND$/);
    expect(screen.getByRole('link')).toHaveTextContent(/^Take me home$/);
  });

  it.each([
    ['/x', 'en', '/'],
    ['/0.1/x', 'en', '/'],
    ['/zh/x', 'zh', '/zh/'],
  ])('NOTFOUND-03 leads home from %s in the build of %s to %s', (route, locale, href) => {
    renderWithProviders(<NotFoundContent />, {route, locale});
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  it('NOTFOUND-03 NOTFOUND-04 speaks Chinese and leads to the Chinese root when the English 404.html answers', () => {
    renderWithProviders(<NotFoundContent />, {route: '/zh/no/such/page'});
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('找不到页面');
    expect(screen.getByRole('link', {name: '返回首页'})).toHaveAttribute('href', '/zh/');
  });

  it('NOTFOUND-05 sets the title and the mark for the head script', async () => {
    renderWithProviders(<NotFoundContent />, {route: '/no/such/page'});
    await waitFor(() => expect(document.title).toBe('404 - Rslib'));
    expect(document.documentElement).toHaveAttribute('data-not-found', 'true');
    expect(document.documentElement).toHaveAttribute('data-needs-app', 'now');
  });
});
