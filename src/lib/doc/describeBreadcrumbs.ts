import {toJsonLd} from './toJsonLd';

/** A page on the way to another one. */
export type Crumb = {
  readonly name: string;
  /** Full address. */
  readonly url: string;
};

/**
 * The way from the home page to a page, for search engines: a `BreadcrumbList` of schema.org as JSON-LD for a `script` element. Google
 * reads those of two pages or more, each with its address.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function describeBreadcrumbs(crumbs: readonly Crumb[]): string {
  return toJsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, url}, index) => ({'@type': 'ListItem', position: index + 1, name, item: url})),
  });
}
