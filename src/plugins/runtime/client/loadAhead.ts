// Takes the place of core's `docusaurus` (Docusaurus 3.10.2), `window.docusaurus`: that one can prefetch a page by the names of its
// scripts as well, which nothing here asks for, and needs tables of all names for it.
import loadRoute from './loadRoute';
import {loadBar} from './progressBar';

type Connection = {readonly effectiveType?: string; readonly saveData?: boolean};

const asked = new Set<string>();

/** True for a reader whose connection is slow, or who wants no more data than needed; the same rule as core's. */
function isSparing(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}

/**
 * Loads a page that the reader points at, once, and the bar, should the page take long. That it cannot be had matters when the reader follows the link, which tries again.
 * @param href path, with or without query and hash
 * @returns `false` when nothing is loaded
 */
function preload(href: string): ReturnType<typeof window.docusaurus.preload> {
  const [pathname] = href.split(/[?#]/);
  if (isSparing() || asked.has(pathname)) {
    return false;
  }
  asked.add(pathname);
  void loadBar();
  return loadRoute(pathname).then(
    () => [],
    () => [],
  );
}

const docusaurus: typeof window.docusaurus = Object.freeze({prefetch: () => false, preload});

export default docusaurus;
