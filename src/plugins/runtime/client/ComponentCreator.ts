// Stands before core's module of that name (Docusaurus 3.10.2), which the generated routes call: a component made there
// remembers a failure for good, and nothing tells afterwards what it was made from.
import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';

type RouteComponent = ReturnType<typeof createComponent>;

const sources = new WeakMap<object, readonly [path: string, hash: string]>();

/** Core's component of a route, which can be made anew. */
export default function ComponentCreator(path: string, hash: string): RouteComponent {
  const component = createComponent(path, hash);
  sources.set(component, [path, hash]);
  return component;
}

/** The same component without the memory of a failure; undefined for one that was not made here. */
export function renewComponent(component: object): RouteComponent | undefined {
  const source = sources.get(component);
  return source && ComponentCreator(...source);
}
