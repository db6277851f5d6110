export type CleanAddressOptions = {
  /** Base URL of the site, with both slashes. */
  baseUrl: string;
  /** Language whose prefix is dropped (REDIRECT-01). */
  defaultLang: string;
};

/**
 * Runs in the head of every page, before anything reads the address:
 * - a hash that cannot be decoded is dropped with a warning (OUTLINE-08), or the router would crash on it;
 * - the query parameters by which the stock theme sets any attribute on `<html>` are dropped;
 * - `/x.html`, `/x/index.html` and `/x/index` become the clean address (URL-02): in place on a real page, by a new
 *   request on the 404 page, which a plain host serves for them;
 * - letters, digits, `-._~` and slashes in their encoded form are what they stand for (RFC 3986, 6.2.2.2): hosts read them so,
 *   the router does not;
 * - empty segments are dropped: without its first one, `/en//host/` would be the address of another host;
 * - on the 404 page the default language's prefix is dropped (REDIRECT-01, -02).
 *
 * Keep in sync with `normalizeRoutePath` in `src/lib/url`.
 */
export function cleanAddress({baseUrl, defaultLang}: CleanAddressOptions): void {
  const {location, history, document} = window;
  let {pathname, search, hash} = location;
  const isNotFound = document.documentElement.hasAttribute('data-not-found');

  try {
    decodeURIComponent(hash);
  } catch {
    console.warn('Ignored an anchor that cannot be decoded: ' + hash);
    hash = '';
  }

  if (/[?&]docusaurus-(data-|theme)/.test(search)) {
    const kept = search
      .slice(1)
      .split('&')
      .filter((pair) => !/^docusaurus-(data-|theme)/.test(pair));
    search = kept.length > 0 ? '?' + kept.join('&') : '';
  }

  pathname = pathname
    .replace(/%[2-7][\da-f]/gi, (escape) => {
      const sign = decodeURIComponent(escape);
      return /[\w.~/-]/.test(sign) ? sign : escape;
    })
    .replace(/\/{2,}/g, '/');
  const underBase = pathname.startsWith(baseUrl);
  if (isNotFound && underBase) {
    const rest = pathname.slice(baseUrl.length);
    if (rest === defaultLang || rest.startsWith(defaultLang + '/')) {
      pathname = baseUrl + rest.slice(defaultLang.length + 1);
    }
  }
  pathname = pathname.replace(/\/index(\.html)?$/, '/').replace(/(.)\.html$/, '$1');

  if (pathname === location.pathname && search === location.search && hash === location.hash) {
    return;
  }
  if (isNotFound && pathname !== location.pathname) {
    // Nothing of the 404 page may flash before the redirect.
    document.documentElement.setAttribute('data-leaving', '');
    location.replace(pathname + search + hash);
    return;
  }
  history.replaceState(history.state, '', pathname + search + hash);
}
