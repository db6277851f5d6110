import type {Location} from 'history';
import loadWhole from './loadWhole';
import {endProgress} from './progressBar';

/** The scripts that each page names. The runtime knows the names of all others, so it has a new one whenever any of them has. */
const APP_SCRIPT = /<script\b[^>]*\ssrc="?[^"\s>]*(\/assets\/js\/(?:runtime~)?main\.\w+\.js)/g;

/** Asks the server for the page itself: when it names other scripts, the site was published again meanwhile. */
async function isNewBuild(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, {cache: 'no-store'});
    const html = await response.text();
    // Not parsed: the markup of another answer has no business in this page.
    return [...html.matchAll(APP_SCRIPT)].some(
      ([, script]) => document.querySelector(`script[src$="${script}"]`) === null,
    );
  } catch {
    // Offline, or the host is down.
    return false;
  }
}

export type LostPage = {
  readonly location: Location;
  /** Of the page that is still there. */
  readonly shown: Location;
  readonly error: unknown;
  /** False when the reader has moved on. */
  readonly isWanted: () => boolean;
};

/**
 * A page that could not be loaded is only logged: the old content stays and every link still works, the same one too
 * (PAGECHANGE-04, ERROR-05). Only when the cause is a newer build, whose pages this tab can no longer show, does the browser load
 * the page as a whole.
 */
export default async function reportLostPage({location, shown, error, isWanted}: LostPage): Promise<void> {
  endProgress();
  console.error(`The page ${location.pathname} could not be loaded.`, error);
  const isNew = await isNewBuild(location.pathname);
  if (isNew && isWanted()) {
    loadWhole(location, shown);
  }
}
