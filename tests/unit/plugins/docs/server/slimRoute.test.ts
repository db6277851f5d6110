import {slimRoute} from '@site/src/plugins/docs/server/slimRoute';

describe('slimRoute', () => {
  const doc = {id: 'guide/a', title: 'A', description: 'All about A.', sidebar: 'guide'};
  const page = {path: '/guide/a', component: '@theme/DocItem', exact: true, modules: {content: 'a.mdx'}};

  it('drops the list of all pages from what the pages of a version share, at any depth', () => {
    const version = {
      label: '1.x',
      docsSidebars: {guide: []},
      docs: {'guide/a': doc, b: {id: 'b', title: 'B', description: ''}},
    };
    const route = {
      path: '/',
      component: '@theme/DocsRoot',
      routes: [
        {path: '/', component: '@theme/DocVersionRoot', props: {version, other: 1}, priority: -1, routes: [page]},
      ],
    };
    expect(slimRoute(route)).toEqual({
      path: '/',
      component: '@theme/DocsRoot',
      routes: [
        {
          path: '/',
          component: '@theme/DocVersionRoot',
          props: {
            version: {...version, docs: {}},
            other: 1,
          },
          priority: -1,
          routes: [page],
        },
      ],
    });
  });

  it('leaves other routes as they are', () => {
    expect(slimRoute({...page, props: {tag: {docs: [doc]}}})).toEqual({...page, props: {tag: {docs: [doc]}}});
  });
});
