// Takes the place of core's `preload` (Docusaurus 3.10.2) in its client entry, which waits for it before it hydrates: there a
// lost chunk of the first page would leave the page without its app for good.
import {APP_FAILURE_EVENT} from '@site/src/lib/ui/events';
import loadRoute from './loadRoute';
import nextTask from './nextTask';
import takeRouteAddress from './takeRouteAddress';

/** What a reader does who wants something of the page; not the mere movement of a pointer. */
const INTENTS = ['pointerdown', 'touchstart', 'keydown'] as const;

function waitForIntent(): Promise<void> {
  return new Promise((resolve) => {
    const handleIntent = (): void => {
      INTENTS.forEach((name) => window.removeEventListener(name, handleIntent, true));
      resolve();
    };
    INTENTS.forEach((name) => window.addEventListener(name, handleIntent, {capture: true, passive: true}));
  });
}

/**
 * Loads what the first page needs. When that fails, the static page stays as it is, what the reader did meanwhile is dropped, and
 * the next intent tries again. A page that was opened by another address than its own gets that one first.
 */
export default async function preload(pathname: string): Promise<void> {
  await nextTask();
  for (;;) {
    try {
      await loadRoute(pathname);
      break;
    } catch (error) {
      console.error(`The app of ${pathname} could not be loaded.`, error);
      document.dispatchEvent(new Event(APP_FAILURE_EVENT));
      await waitForIntent();
    }
  }
  if (!takeRouteAddress()) {
    await new Promise(() => undefined);
  }
}
