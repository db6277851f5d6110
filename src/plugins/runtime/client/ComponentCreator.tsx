// Takes the place of core's module of that name (Docusaurus 3.10.2), which the generated routes call, in the browser: core's components
// remember a failure for good, and bring the package react-loadable. Same contract: chunks become props in the shape of their names.
import {useEffect, useReducer, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';

/** Names of chunks, in the shape that their contents are to have. */
type Names = string | {readonly [key: string]: Names} | readonly Names[];
type Chunk = {readonly default?: unknown};

type Page = {
  readonly component: ComponentType<object>;
  readonly context: ComponentProps<typeof RouteContextProvider>['value'];
  readonly props: Readonly<Record<string, unknown>>;
};

export type RouteComponent = ComponentType<object> & {
  /** Loads what the page needs, once; after a failure, which it throws, anew at the next call. */
  readonly preload: () => Promise<void>;
  /** What the page is given; undefined until it is loaded. */
  readonly readProps: () => Page['props'] | undefined;
};

/** The default export of a chunk, with the named ones as its fields: what a page of the docs says about itself. */
function readChunk(chunk: Chunk, name: string): unknown {
  const {default: content, ...rest} = chunk;
  if (content === undefined) {
    throw new Error(`The chunk "${name}" has no default export.`);
  }
  // The content of a JSON file may be plain.
  return content instanceof Object ? Object.assign(content, rest) : content;
}

async function loadChunks(names: Names): Promise<unknown> {
  if (typeof names === 'string') {
    return readChunk((await registry[names][0]()) as Chunk, names);
  }
  const entries = Object.entries(names);
  const contents = await Promise.all(entries.map(([, inner]) => loadChunks(inner)));
  return Array.isArray(names) ? contents : Object.fromEntries(entries.map(([key], index) => [key, contents[index]]));
}

async function loadPage(path: string, hash: string): Promise<Page> {
  if (path === '*') {
    const {default: component} = await import('@theme/NotFound');
    return {component, context: {plugin: {name: 'native', id: 'default'}}, props: {}};
  }
  const loaded = (await loadChunks(chunkNames[`${path}-${hash}`])) as Record<string, unknown>;
  const {__comp: component, __context: context, __props: given, ...props} = loaded;
  return {component, context, props: {...props, ...(given as object | undefined)}} as Page;
}

/**
 * The component of a route.
 *
 * @param path of the route; `*` for the page of all that no other one shows
 * @param hash tells routes of one path apart
 */
export default function ComponentCreator(path: string, hash: string): RouteComponent {
  let page: Page | undefined;
  let loading: Promise<void> | undefined;

  const readProps = (): Page['props'] | undefined => page?.props;
  const preload = (): Promise<void> =>
    (loading ??= loadPage(path, hash).then(
      (loaded) => {
        page = loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  function Route(props: object): ReactNode {
    const [, showAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      // Whoever shows a page preloads it first; without that it comes late.
      if (page === undefined) {
        preload().then(showAgain, console.error);
      }
    }, []);
    return (
      page && (
        <RouteContextProvider value={page.context}>
          <page.component {...page.props} {...props} />
        </RouteContextProvider>
      )
    );
  }
  return Object.assign(Route, {preload, readProps});
}
