import {act, render, screen} from '@testing-library/react';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';
import useRouteContext from '@docusaurus/useRouteContext';
import ComponentCreator from '@site/src/plugins/runtime/client/ComponentCreator';

jest.mock('@theme/NotFound', () => ({__esModule: true, default: () => 'Not found'}), {virtual: true});

const names = chunkNames as Record<string, object>;
const chunks = registry as unknown as Record<string, readonly [() => Promise<unknown>, string, string]>;

function Page(props: object) {
  return <pre>{JSON.stringify({...props, plugin: useRouteContext().plugin.name})}</pre>;
}

/** A route whose component shows its props; `load` answers for the chunk of its content. */
function addRoute(load: () => Promise<unknown>): void {
  names['/a-1'] = {__comp: 'page', __context: {plugin: 'plugin'}, __props: 'props', content: 'content', items: ['one']};
  chunks.page = [() => Promise.resolve({default: Page}), '', ''];
  chunks.plugin = [() => Promise.resolve({default: {name: 'docs', id: 'default'}}), '', ''];
  chunks.props = [() => Promise.resolve({default: {given: 1}}), '', ''];
  chunks.one = [() => Promise.resolve({default: 'plain'}), '', ''];
  chunks.content = [load, '', ''];
}

afterEach(() => {
  delete names['/a-1'];
});

it('hands the chunks of a route to its component, in the shape of their names', async () => {
  const content = Object.assign(() => null, {});
  addRoute(() => Promise.resolve({default: content, toc: ['A']}));
  const Route = ComponentCreator('/a', '1');
  await Route.preload();
  render(<Route {...{own: 2}} />);
  expect(JSON.parse(screen.getByText(/given/).textContent)).toEqual({
    items: ['plain'],
    given: 1,
    own: 2,
    plugin: 'docs',
  });
  expect(content).toHaveProperty('toc', ['A']);
});

it('PAGECHANGE-04 asks for a lost chunk again at the next call, and for those that are there no more', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({default: {}});
  addRoute(load);
  const Route = ComponentCreator('/a', '1');
  await expect(Route.preload()).rejects.toThrow('lost');
  await Route.preload();
  await Route.preload();
  expect(load).toHaveBeenCalledTimes(2);
});

it('says which chunk has no default export', async () => {
  addRoute(() => Promise.resolve({}));
  await expect(ComponentCreator('/a', '1').preload()).rejects.toThrow('The chunk "content" has no default export.');
});

it('shows a page late that nobody has preloaded', async () => {
  addRoute(() => Promise.resolve({default: {}}));
  const Route = ComponentCreator('/a', '1');
  const {container} = render(<Route />);
  expect(container).toBeEmptyDOMElement();
  await act(() => Route.preload());
  expect(screen.getByText(/given/)).toBeInTheDocument();
});

it('shows the 404 page where no route leads', async () => {
  const Route = ComponentCreator('*', '');
  await Route.preload();
  render(<Route />);
  expect(screen.getByText('Not found')).toBeInTheDocument();
});
