import {splitLocalePath, type SiteLanguages} from '../locale';
import type {NavItem, NavItemGroup} from '../site/types';
import {isInternalPath, splitUrl} from '../url';

export type NavSides = {readonly left: readonly NavItem[]; readonly right: readonly NavItem[]};

/** Sorts items to the two sides of the bar, in their own order; without a `position` an item stands right (NAV-03). */
export function splitNavByPosition(items: readonly NavItem[]): NavSides {
  return {
    left: items.filter(({position}) => position === 'left'),
    right: items.filter(({position}) => position !== 'left'),
  };
}

export type NavMatchContext = SiteLanguages & {
  /** Path prefixes of the other versions; a page of an old version counts as its counterpart. */
  readonly versions?: readonly string[];
};

/** The path that `activeMatch` is tested on: without base path, language and version prefix, query and hash (NAV-04). */
export function toMatchPath(pathname: string, context: NavMatchContext): string {
  const {path} = splitLocalePath(splitUrl(pathname).path, context);
  const [, first, ...rest] = path.split('/');
  return context.versions?.includes(first) ? `/${rest.join('/')}` : path;
}

function matchesLink(path: string, link: string): boolean {
  const prefix = splitUrl(link).path.replace(/\/$/, '');
  return prefix === '' ? path === '/' : path === prefix || path.startsWith(`${prefix}/`);
}

/**
 * True if the item stands for the current page (NAV-04): `activeMatch` as a regular expression, else the link and what
 * lies below it. A dropdown is active when one of its items is.
 */
export function isNavItemActive(item: NavItem | NavItemGroup, pathname: string, context: NavMatchContext): boolean {
  if ('activeMatch' in item && item.activeMatch) {
    return new RegExp(item.activeMatch).test(toMatchPath(pathname, context));
  }
  if (
    'link' in item &&
    item.link &&
    isInternalPath(item.link) &&
    matchesLink(toMatchPath(pathname, context), item.link)
  ) {
    return true;
  }
  return item.items?.some((child) => isNavItemActive(child, pathname, context)) ?? false;
}
