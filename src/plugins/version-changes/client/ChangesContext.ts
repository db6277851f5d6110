import {createContext, use} from 'react';
import type {PageEntries} from '@site/src/lib/changes/types';

/** What changed on the page around, as the compiled page exports it; null on a page of the oldest version. */
export const ChangesContext = createContext<PageEntries | null>(null);

/** The export of a doc's module that `remarkChanges` adds. */
export function readEntries(content: object): PageEntries | null {
  return (content as {readonly versionChanges?: PageEntries}).versionChanges ?? null;
}

/** What changed on the current doc since older versions. Null outside of docs too. */
export function useChanges(): PageEntries | null {
  return use(ChangesContext);
}
