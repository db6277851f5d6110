export type FollowMovedAnchorOptions = {
  /** Name of the event on `window` that tells of another page. */
  pageShownEvent: string;
};

/**
 * Runs in the head of the pages that had or take over an anchor which has moved, and nowhere else: leads readers on who arrive
 * with its hash, also by a change of the hash alone. The query is kept, unless the new address has its own. `data-moved` of the script
 * is a query: by id, an address on this host or another, or `#id` of the same page.
 */
export function followMovedAnchor({pageShownEvent}: FollowMovedAnchorOptions): void {
  const {location, document} = window;
  const moved = new URLSearchParams(document.currentScript?.dataset.moved);
  function follow(): void {
    let id = location.hash.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      // Not an anchor; `cleanAddress` drops it.
    }
    const target = moved.get(id);
    if (target === null) {
      return;
    }
    // The hash alone stays one: at `//host/..%2f`, which hosts answer with a page, too, the path would be an address of another host.
    const isSamePage = target.startsWith('#');
    if (!isSamePage) {
      // Nothing of this page may flash before the next one.
      document.documentElement.setAttribute('data-leaving', '');
    }
    location.replace(
      target.replace(/#|$/, (hash) => (isSamePage || target.includes('?') ? '' : location.search) + hash),
    );
  }
  follow();
  // Pages that the app shows later in this document have anchors of their own: keep in sync with `client/followMovedAnchor.ts`.
  const followChange = ({oldURL, newURL}: HashChangeEvent): void => {
    if (new URL(oldURL).pathname === new URL(newURL).pathname) {
      follow();
    }
  };
  window.addEventListener('hashchange', followChange);
  window.addEventListener(pageShownEvent, () => window.removeEventListener('hashchange', followChange));
}
