import {createContext} from 'react';

/** Ties the tabs of one set to their panels. Null outside a set. */
export const TabSetContext = createContext<string | null>(null);

/** Ids of a tab and its panel, by the set's id and the tab's place in it. */
export function tabIds(set: string, index: number): {tab: string; panel: string} {
  return {tab: `${set}-tab-${index}`, panel: `${set}-panel-${index}`};
}
