import type {ClientModule} from '@docusaurus/types';
import type {Location} from 'history';
import afterFrame from '@site/src/hooks/afterFrame';
import focusStart from '@site/src/hooks/focusStart';
import {CONTENT_COMPLETE_EVENT, CONTENT_RELOAD_EVENT, PAGE_SHOWN_EVENT} from '@site/src/lib/ui/events';
import {PENDING_FOLD_ID, STATUS_ID} from '@site/src/lib/ui/ids';
import {focusOnce} from '@site/src/lib/ui/focusOnce';
import {isPlainClick} from '@site/src/lib/ui/isPlainClick';
import {getTarget, reveal} from '@site/src/lib/ui/reveal';
import {decodeAnchor} from '@site/src/lib/url/anchor';
import {loadScrollPositions, nameEntry, persistScrollPositions, rememberScroll, restoreScroll} from './scrollPositions';
import {holdPlace, readLastPlace, readPlace} from './shownPlace';

/**
 * A smooth scroll is over after this time at the latest, in milliseconds: a heading that is in its place already is scrolled to without a
 * `scrollend`. Browsers take less, whatever the way (LINK-02).
 */
const SMOOTH_SCROLL_MS = 1000;

/** True from a Back or Forward press until the router has heard of it. */
let hasPopped = false;
/** Whether the page that the reader has set out for, or is at, was reached by Back or Forward. */
let isHistoryMove = false;
/**
 * Key of the entry of the history that is on screen, which the one of the address is not while a page loads. The router knows none for
 * one that the browser made, for an anchor.
 */
let shownKey = '';
/** Path of the page on screen, as `shownKey` is its key. */
let shownPath = '';

function rememberShown(): void {
  rememberScroll(shownKey, readPlace());
}

function clearSmoothScroll(): void {
  document.documentElement.removeAttribute('data-smooth-scroll');
}

/** LINK-02: a click on a heading's own anchor scrolls smoothly; `custom.css` switches it off for reduced motion. */
function handleClick(event: MouseEvent): void {
  // Before an anchor scrolls, and not as of the last frame.
  readPlace();
  if (isPlainClick(event) && event.target instanceof Element && event.target.closest('a.hash-link') !== null) {
    document.documentElement.setAttribute('data-smooth-scroll', '');
    window.addEventListener('scrollend', clearSmoothScroll, {once: true});
    window.setTimeout(clearSmoothScroll, SMOOTH_SCROLL_MS);
  }
}

if (typeof window !== 'undefined') {
  shownKey = nameEntry();
  shownPath = window.location.pathname;
  loadScrollPositions();
  window.addEventListener('popstate', () => {
    hasPopped = true;
    holdPlace(() => window.location.pathname === shownPath);
  });
  window.addEventListener('pagehide', () => {
    rememberShown();
    persistScrollPositions();
  });
  document.addEventListener('click', handleClick, {capture: true});
}

/** Tells who listens of a new anchor on the same page: the browser does not, where the router changed the address. */
function announceHash(previous: Location, location: Location): void {
  if (previous.hash === location.hash) {
    return;
  }
  const {origin, pathname, search} = window.location;
  const base = origin + pathname + search;
  window.dispatchEvent(new HashChangeEvent('hashchange', {oldURL: base + previous.hash, newURL: base + location.hash}));
}

/**
 * Gives the focus to a heading that a link led to, as the browser itself does at a load: the next Tab goes on from there. A dialog that
 * the link closed has given it back to its opener by then.
 */
function focusHeading(hash: string): void {
  const heading = getTarget(hash);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isElsewhere = document.activeElement?.closest('[role="dialog"],input,textarea') ?? null;
      if (heading === null || isElsewhere !== null || window.location.hash !== hash) {
        return;
      }
      focusOnce(heading);
    }),
  );
}

/** Opens what a link's target is folded away in, and scrolls there when that is done. */
function revealTarget(hash: string): void {
  const target = getTarget(hash);
  if (target !== null && reveal(target)) {
    requestAnimationFrame(() => target.scrollIntoView());
  }
}

/**
 * Goes to where the reader was. A page that was at hand is on screen while the browser still tells of its entry, and then the browser goes
 * to the anchor of the address: behind that, and before the frame is painted, once more.
 */
function returnToPlace(location: Location): void {
  restoreScroll(location);
  if (location.hash !== '') {
    requestAnimationFrame(() => {
      if (window.location.pathname === location.pathname) {
        restoreScroll(location);
      }
    });
  }
}

/** Says the title of the new page, which the head gets in the next frame. */
function announceTitle(): void {
  afterFrame(() => document.getElementById(STATUS_ID)?.replaceChildren(document.title));
}

function announceContent(): void {
  window.dispatchEvent(new Event(CONTENT_RELOAD_EVENT));
}

const pageChange: ClientModule = {
  onRouteUpdate({previousLocation, location}) {
    isHistoryMove = hasPopped;
    hasPopped = false;
    if (previousLocation === null) {
      return undefined;
    }
    if (previousLocation.pathname === location.pathname) {
      // The next entry may be of another page, from which Back leads past this one.
      rememberScroll(shownKey, readLastPlace());
      return undefined;
    }
    rememberShown();
    // Of a click on a heading of the page that goes: the next one is at its place at once.
    clearSmoothScroll();
    if (!isHistoryMove) {
      // A reload in the meantime opens the page that loads, for which the place in this one means nothing.
      window.history.scrollRestoration = 'manual';
    }
    // Again when the page goes: the reader may scroll until then.
    return rememberShown;
  },

  onRouteDidUpdate({previousLocation, location}) {
    // Unless the reader is on the way to another page already.
    if (window.location.pathname === location.pathname) {
      shownKey = nameEntry();
      shownPath = location.pathname;
      window.history.scrollRestoration = 'auto';
    }
    if (previousLocation === null) {
      return;
    }
    if (previousLocation.pathname === location.pathname) {
      // The browser itself sees to where the reader was on this page.
      if (!isHistoryMove) {
        announceHash(previousLocation, location);
        revealTarget(location.hash);
        focusHeading(location.hash);
      }
      return;
    }
    // Core has gone to the top or to the anchor; Back and Forward go to where the reader was (PAGECHANGE-05).
    if (isHistoryMove) {
      returnToPlace(location);
    } else if (location.hash === '') {
      focusStart();
    } else if (decodeAnchor(location.hash) !== null) {
      const heading = getTarget(location.hash);
      // Core leaves the page where the one before was scrolled to when it does not have the anchor (VERSION-03).
      if (heading === null) {
        window.scrollTo(0, 0);
      } else {
        heading.scrollIntoView();
        revealTarget(location.hash);
        focusHeading(location.hash);
      }
    }
    announceTitle();
    window.dispatchEvent(new Event(PAGE_SHOWN_EVENT));
    // The page before may have gone before it was complete.
    window.removeEventListener(CONTENT_COMPLETE_EVENT, announceContent);
    if (document.getElementById(PENDING_FOLD_ID) === null) {
      announceContent();
    } else {
      window.addEventListener(CONTENT_COMPLETE_EVENT, announceContent, {once: true});
    }
  },
};

export default pageChange;
