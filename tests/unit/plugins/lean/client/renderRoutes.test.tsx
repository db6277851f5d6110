import {render} from '@testing-library/react';
import type {ReactElement} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {renderRoutes as original, type RouteConfig, type RouteConfigComponentProps} from 'react-router-config';
import renderRoutes from '@site/src/plugins/lean/client/renderRoutes';

/** A page that shows its route and what React Router says of it, and the routes below it with a way to make them. */
function createPage(name: string, make: typeof renderRoutes): NonNullable<RouteConfig['component']> {
  return function Page({route, match, location}: RouteConfigComponentProps) {
    const text = JSON.stringify([name, route?.sidebar, match, location.pathname]);
    return (
      <div>
        {text}
        {make(route?.routes)}
      </div>
    );
  };
}

function createRoutes(make: typeof renderRoutes): RouteConfig[] {
  const page = (path: string, more: object = {}): RouteConfig => ({path, component: createPage(path, make), ...more});
  return [
    page('/search', {exact: true}),
    page('/search/', {exact: true, strict: true}),
    page('/0.x', {
      routes: [page('/0.x/guide', {exact: true, sidebar: 'guide'}), page('/0.x', {routes: [page('/0.x/a')]})],
    }),
    page('/', {exact: true}),
    page('/', {routes: [page('/guide/start', {exact: true}), page('/guide', {exact: true}), page('/guide')]}),
    page('*'),
  ];
}

const show = (content: ReactElement | null, address: string): string =>
  render(<MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>).container.innerHTML;

describe('renderRoutes', () => {
  it.each([
    '/',
    '/search',
    '/search/',
    '/Search',
    '/search//',
    '/0.x',
    '/0.x/',
    '/0.x/guide',
    '/0.x/guide/',
    '/0.x/guide/none',
    '/0.x/a/b',
    '/guide',
    '/guide/start',
    '/guide/start/?a=b#c',
    '/guide/none',
    '/none',
  ])('shows for %s what React Router shows', (address) => {
    const own = show(renderRoutes(createRoutes(renderRoutes)), address);
    expect(own).toBe(show(original(createRoutes(original as typeof renderRoutes)), address));
    expect(own).toContain('[');
  });

  it('shows nothing for an address without a route, and without routes', () => {
    expect(show(renderRoutes(createRoutes(renderRoutes).slice(0, 1)), '/none')).toBe('');
    expect(show(renderRoutes(undefined), '/')).toBe('');
  });
});
