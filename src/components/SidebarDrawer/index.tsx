import {createContext, use, type ReactNode} from 'react';
import useSidebarDrawer, {type SidebarDrawer} from './useSidebarDrawer';

const SidebarDrawerContext = createContext<SidebarDrawer | null>(null);

/** Shares the drawer between the button in the local bar and the sidebar beside the page. */
export function SidebarDrawerProvider({children}: {readonly children: ReactNode}): ReactNode {
  const drawer = useSidebarDrawer();
  return <SidebarDrawerContext value={drawer}>{children}</SidebarDrawerContext>;
}

/** The drawer of the docs layout around the caller. Throws outside `SidebarDrawerProvider`. */
export function useDrawer(): SidebarDrawer {
  const drawer = use(SidebarDrawerContext);
  if (drawer === null) {
    throw new Error('useDrawer: expected a SidebarDrawerProvider above, found none. Render it inside the docs layout.');
  }
  return drawer;
}
