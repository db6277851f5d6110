export type FollowMovedAnchorOptions = {
  /** Name of the event on `window` that tells of another page. */
  pageShownEvent: string;
};

/**
 * Runs in the head of the pages that had or take over an anchor which has moved, and nowhere else: leads readers on who arrive
 * with its hash, also by a change of the hash alone. The query is kept, unless the new address has its own. `data-moved` of the script has, by id, an address on this
 * host or another, or `#id` of the same page.
 */
export function followMovedAnchor({pageShownEvent}: FollowMovedAnchorOptions): void {
  const {location, document} = window;
  const moved = JSON.parse(document.currentScript?.dataset.moved ?? '{}') as Record<string, string>;
  function follow(): void {
    let id = '';
    try {
      id = decodeURIComponent(location.hash.slice(1));
    } catch {
      // Not an anchor; `cleanAddress` drops it.
    }
    if (!Object.prototype.hasOwnProperty.call(moved, id)) {
      return;
    }
    const target = moved[id];
    if (target.startsWith('#')) {
      // The hash alone: at `//host/..%2f`, which hosts answer with a page, too, the path would be an address of another host.
      location.replace(target);
      return;
    }
    const [path, hash = ''] = target.split(/(?=#)/);
    // Nothing of this page may flash before the next one.
    document.documentElement.setAttribute('data-leaving', '');
    location.replace(path + (path.includes('?') ? '' : location.search) + hash);
  }
  follow();
  // Pages that the app shows later in this document have anchors of their own.
  const isSamePage = ({oldURL, newURL}: HashChangeEvent): boolean =>
    new URL(oldURL).pathname === new URL(newURL).pathname;
  const followChange = (event: HashChangeEvent): void => {
    if (isSamePage(event)) {
      follow();
    }
  };
  window.addEventListener('hashchange', followChange);
  window.addEventListener(pageShownEvent, () => window.removeEventListener('hashchange', followChange));
}
