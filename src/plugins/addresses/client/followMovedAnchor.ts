import {createPath, type History, type Location} from 'history';
import {decodeAnchor} from '@site/src/lib/url/anchor';
import type {MovedMetadata} from '../types';

/**
 * Leads a reader on who comes for an anchor that has moved, to a page that the app shows. In the page that was loaded as a whole a script
 * does so before the app is there, by the same rules: keep in sync with `inline/followMovedAnchor.ts`.
 *
 * @param content what the route of the page gives it by that name
 * @param history gets the new address in place of that of the page
 * @returns true when there is nothing to be seen at this one
 */
export default function followMovedAnchor(content: unknown, location: Location, history: History): boolean {
  const {metadata} = (content ?? {}) as {readonly metadata?: MovedMetadata};
  const target = new URLSearchParams(metadata?.movedAnchors).get(decodeAnchor(location.hash) ?? '');
  if (target === null) {
    return false;
  }
  const {origin} = window.location;
  const url = new URL(target, origin + createPath(location));
  url.search ||= location.search;
  if (url.origin === origin) {
    history.replace(url.pathname + url.search + url.hash);
  } else {
    window.location.replace(url);
  }
  return true;
}
