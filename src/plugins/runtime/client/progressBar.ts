// Takes the place of the stock theme's `nprogress` (Docusaurus 3.10.2), which has the bar in the first load of every page.
import '@docusaurus/theme-classic/lib/nprogress.css';
import type {ClientModule} from '@docusaurus/types';
import type {NProgress} from 'nprogress';
import {ROUTE_LINK_DELAY_MS} from '@site/src/lib/constants';

let bar: NProgress | undefined;
/** True while a page change may show the bar. */
let isWanted = false;

/**
 * Loads the bar's code, when a reader points at a link and at the latest with the click: asked for before the page, it is there before it.
 * A page change goes on without a bar where it cannot be had, and the next one asks again.
 */
export async function loadBar(): Promise<void> {
  try {
    bar ??= (await import('./drawBar')).default;
  } catch {
    // The host that does not answer here does not bring the page either, and that is told.
  }
}

async function startBar(): Promise<void> {
  await loadBar();
  if (isWanted) {
    bar?.start();
  }
}

/** Ends the bar, if there is one: the page is there, or will not come. */
export function endProgress(): void {
  isWanted = false;
  bar?.done();
}

const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    isWanted = true;
    void loadBar();
    const timer = window.setTimeout(() => void startBar(), ROUTE_LINK_DELAY_MS);
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  },

  onRouteDidUpdate() {
    endProgress();
  },
};

export default progressBar;
