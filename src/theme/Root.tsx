// Ejected from Docusaurus 3.10.2: the original, made to be replaced, shows its children alone, so there is nothing to wrap.
import {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/Root';
import GlobalUI from '@site/src/components/GlobalUI';
import LoadNotice from '@site/src/components/LoadNotice';
import SearchProvider from '@site/src/components/Search/Provider';
import useAppearance from '@site/src/hooks/useAppearance';
import useLocaleRedirect from '@site/src/hooks/useLocaleRedirect';
import {APP_READY_EVENT} from '@site/src/lib/ui/events';
import {STATUS_ID} from '@site/src/lib/ui/ids';

/**
 * What outlives every page change: the theme's store, the language redirect, the search dialog and the extra global interface
 * components.
 */
export default function Root({children}: Props): ReactNode {
  // Subscribed here so that the system's and other tabs' changes are followed on pages without a theme control, too.
  useAppearance();
  useLocaleRedirect();
  useEffect(() => {
    // In a task of its own: who waits for it may have React render at once.
    const timer = setTimeout(() => document.dispatchEvent(new Event(APP_READY_EVENT)));
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <SearchProvider>{children}</SearchProvider>
      <GlobalUI />
      <LoadNotice />
      <div id={STATUS_ID} role="status" className="site-visually-hidden" />
    </>
  );
}
