import {isEqualPath} from '../url';
import type {SidebarItem} from './toSidebarItems';

/** True if an item, or one at any depth below it, leads to `path` (SIDEBAR-08). Both carry the base path. */
export function containsPage(item: SidebarItem, path: string): boolean {
  if (!('text' in item)) {
    return false;
  }
  return (
    (item.link !== undefined && isEqualPath(item.link, path)) ||
    (item.items ?? []).some((child) => containsPage(child, path))
  );
}
