import {useSyncExternalStore} from 'react';

function subscribe(): () => void {
  return () => undefined;
}

/** True on Apple systems, whose keyboards have a Cmd key. False in static HTML. */
export default function useApplePlatform(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => /mac|iphone|ipad|ipod/i.test(navigator.platform),
    () => false,
  );
}
