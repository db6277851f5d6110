// Takes the place of core's `docusaurus` (Docusaurus 3.10.2), `window.docusaurus`: that one can prefetch a page by the names of its
// scripts as well, which nothing here asks for, and needs tables of all names for it.
import isSparing from './isSparing';
import loadRoute from './loadRoute';
import {loadBar} from './progressBar';

const asked = new Set<string>();

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
