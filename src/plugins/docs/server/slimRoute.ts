import type {RouteConfig} from '@docusaurus/types';

/**
 * A route of the docs, and those in it, without the list of all pages in what the pages of a version share. Every first visit to a doc
 * loads that; a page brings its own title and description.
 */
export function slimRoute(route: RouteConfig): RouteConfig {
  const {version, ...props} = (route.props ?? {}) as {version?: {readonly docs?: object}};
  return {
    ...route,
    ...(version?.docs !== undefined && {props: {...props, version: {...version, docs: {}}}}),
    ...(route.routes !== undefined && {routes: route.routes.map(slimRoute)}),
  };
}
