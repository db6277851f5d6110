import type {RouteConfig} from '@docusaurus/types';

type DocOfVersion = {readonly id: string; readonly title: string; readonly sidebar?: string};

function withoutDescriptions(docs: Readonly<Record<string, DocOfVersion>>): Record<string, DocOfVersion> {
  return Object.fromEntries(
    Object.entries(docs).map(([key, {id, title, sidebar}]) => [key, {id, title, ...(sidebar !== undefined && {sidebar})}]),
  );
}

/**
 * A route of the docs, and those in it, without the descriptions of all pages in what the pages of a version share. Every first
 * visit to a doc loads that list; a page brings its own description.
 */
export function slimRoute(route: RouteConfig): RouteConfig {
  const {version, ...props} = (route.props ?? {}) as {version?: {readonly docs?: Record<string, DocOfVersion>}};
  return {
    ...route,
    ...(version?.docs !== undefined && {props: {...props, version: {...version, docs: withoutDescriptions(version.docs)}}}),
    ...(route.routes !== undefined && {routes: route.routes.map(slimRoute)}),
  };
}
