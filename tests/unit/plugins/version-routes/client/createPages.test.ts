import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';
import {createPages} from '@site/src/plugins/version-routes/client/createPages';

type Loadable = {readonly preload: () => Promise<unknown>};

it('makes routes that load the component of the folder and their own text', async () => {
  const loaded: string[] = [];
  const load = (name: string) => () => {
    loaded.push(name);
    return Promise.resolve({default: {}});
  };
  (registry as Record<string, unknown>).docItem = [load('docItem')];
  const folder = {path: '/zh/config/lib/', component: 'docItem', attributes: {exact: true, sidebar: 'config'}};
  const routes = createPages(folder, [
    ['dts', load('dts')],
    ['', load('index')],
  ]);
  expect(routes).toMatchObject([
    {path: '/zh/config/lib/dts', exact: true, sidebar: 'config'},
    {path: '/zh/config/lib/', exact: true, sidebar: 'config'},
  ]);
  expect(chunkNames).toMatchObject({'/zh/config/lib/dts-': {__comp: 'docItem', content: '/zh/config/lib/dts'}});
  await (routes[0].component as unknown as Loadable).preload();
  expect(loaded.sort()).toEqual(['docItem', 'dts']);
});
