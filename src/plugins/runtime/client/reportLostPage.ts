import nprogress from 'nprogress';
import type {Location} from 'history';
import {NEW_BUILD_EVENT} from '@site/src/lib/ui/events';

/** Address of the main script of the running page; null when there is none. */
function findMainScript(): string | null {
  return document.querySelector<HTMLScriptElement>('script[src*="/assets/js/main."]')?.getAttribute('src') ?? null;
}

/** Asks the server for the page itself: when it names other scripts, the site was published again meanwhile. */
async function isNewBuild(address: string): Promise<boolean> {
  const response = await fetch(address, {cache: 'no-store'});
  const html = await response.text();
  // Not parsed: the markup of another answer has no business in this page.
  const [, theirs] = /<script\b[^>]*\ssrc="?([^"\s>]*\/assets\/js\/main\.[^"\s>]+)/.exec(html) ?? [];
  return theirs !== undefined && theirs !== findMainScript();
}

/**
 * A page that could not be loaded is logged and nothing else: the old content stays and every link still works
 * (PAGECHANGE-04). Only when the cause is a newer build does the reader get a quiet notice.
 */
export default function reportLostPage(location: Location, error: unknown): void {
  nprogress.done();
  console.error(`The page ${location.pathname} could not be loaded.`, error);
  isNewBuild(location.pathname)
    .then((isNew) => {
      if (isNew) {
        window.dispatchEvent(
          new CustomEvent(NEW_BUILD_EVENT, {detail: {href: location.pathname + location.search + location.hash}}),
        );
      }
    })
    // Offline or the host is down: the log above says all there is to say.
    .catch(() => undefined);
}
