// Takes the place of core's `preload` (Docusaurus 3.10.2) for what `window.docusaurus` loads ahead: nobody waits for that promise.
import loadRoute from './loadRoute';

/** Loads a page that the reader points at. That it cannot be had matters when the reader follows the link, which tries again. */
export default function preloadLink(pathname: string): Promise<void> {
  return loadRoute(pathname).catch(() => undefined);
}
