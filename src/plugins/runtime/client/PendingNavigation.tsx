// Takes the place of core's `PendingNavigation` (Docusaurus 3.10.2), which loads the next page, reloads the window when a chunk is lost and
// gives no hold on the moment the content is swapped. Here `PageRouter` sees to the page; what is left is to tell the client modules.
import {useState, type ReactNode} from 'react';
import type {Location} from 'history';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

export interface PendingNavigationProps {
  readonly location: Location;
  readonly children: ReactNode;
}

/** Tells the client modules which page is shown, and which one was before. */
export default function PendingNavigation({location, children}: PendingNavigationProps): ReactNode {
  const [shown, setShown] = useState<{readonly location: Location; readonly previous: Location | null}>({
    location,
    previous: null,
  });
  if (shown.location !== location) {
    setShown({location, previous: shown.location});
  }
  return (
    <ClientLifecyclesDispatcher previousLocation={shown.previous} location={shown.location}>
      <>{children}</>
    </ClientLifecyclesDispatcher>
  );
}
