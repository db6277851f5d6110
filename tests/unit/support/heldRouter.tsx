import type {ReactNode} from 'react';
import {__HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';
import {createMemoryHistory, type MemoryHistory} from 'history';

export type HeldRouter = {
  readonly history: MemoryHistory;
  readonly Router: (props: {readonly children: ReactNode}) => ReactNode;
};

/** A router that stays at the page of `address`, wherever its history goes: as while another page is on its way, or lost. */
export function createHeldRouter(address: string): HeldRouter {
  const history = createMemoryHistory({initialEntries: [address]});
  const match = {path: '/', url: '/', params: {}, isExact: false};
  const context = {history, location: history.location, match};
  const Router: HeldRouter['Router'] = ({children}) => (
    <HistoryContext value={history}>
      <RouterContext value={context}>{children}</RouterContext>
    </HistoryContext>
  );
  return {history, Router};
}
