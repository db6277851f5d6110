import type {SearchScope} from '../types';

/** Dispatched on `window`; nothing is sent anywhere. An operator may listen and count. */
export type SearchEvents = {
  /** A query without any hit. */
  'site-search:empty': SearchScope & {readonly query: string};
  /** A hit that was opened; `position` is its place in the list, from 1. */
  'site-search:select': SearchScope & {
    readonly query: string;
    readonly link: string;
    readonly title: string;
    readonly position: number;
  };
};

/** Tells the page about a search: `window.addEventListener('site-search:select', ({detail}) => ...)`. */
export function dispatchSearchEvent<Name extends keyof SearchEvents>(name: Name, detail: SearchEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, {detail}));
}
