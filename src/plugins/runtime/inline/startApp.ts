import type {keepActions} from './keepActions';

export type StartAppOptions = {
  /** `type` of the script elements that stand in the page for the app's scripts. */
  scriptType: string;
  /** Finds fields that have the focus when a page opens, which is no intent of the reader. */
  field: string;
  /** Dispatched on `document` when the app has taken over the page. */
  readyEvent: string;
  /** Dispatched on `document` when the app runs but has not got its page; it tries again by itself at the next intent. */
  failureEvent: string;
  /** On `<html>` while a kept action waits; on the element that was clicked, too. */
  pendingAttribute: string;
  /** How long after the load event a page without any intent waits for an idle moment, in milliseconds. */
  idleDelay: number;
  /** The same on a page that was opened at a heading: until after the first paint, in milliseconds. */
  paintDelay: number;
  /** Storage key of the flag that says this visitor was here before: without it a redirect may follow (REDIRECT-03). */
  visitedKey: string;
  defaultLang: string;
  /** Begin of the storage keys of chosen tabs. */
  tabKeyPrefix: string;
};

/**
 * Runs in the head of every page: loads the app's scripts by intent, or when the page has been idle, instead of before first
 * paint. Until the app has taken over, what only it can do is kept, and then repeated once. When the scripts cannot be loaded, even the
 * second time, the page stays as it is, what was kept is dropped, and the next intent tries again. Back and Forward to another page, which
 * only an app could show, load that page.
 *
 * Pages that are made by the app (404, search), or whose address has a query, and a first visit in another language start right after
 * first paint, and so do those with tabs for a reader who has chosen some: the static page shows the first of each set.
 *
 * @param keep comes along in the same script: inline scripts import nothing
 */
export function startApp(options: StartAppOptions, keep: typeof keepActions): void {
  // Not `scroll`: anchors and the sidebar scroll without the reader.
  const intents = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'];
  let hasStarted = false;
  let failures = 0;
  const loaded = new Set<HTMLScriptElement>();

  const load = (from: HTMLScriptElement, isLastTry: boolean): void => {
    const script = document.createElement('script');
    script.async = false;
    script.onload = () => loaded.add(from);
    script.integrity = from.integrity;
    script.crossOrigin = from.crossOrigin;
    script.onerror = () => {
      failures += 1;
      if (isLastTry) {
        giveUp();
      } else {
        setTimeout(load, 1000, from, true);
      }
    };
    // What the browser or a proxy has kept under the usual address may be what is broken.
    script.src = from.src + (failures === 0 ? '' : `?try=${failures}`);
    document.head.appendChild(script);
  };

  const findScripts = (): NodeListOf<HTMLScriptElement> =>
    document.querySelectorAll('script[type="' + options.scriptType + '"]');

  const start = (): void => {
    const scripts = findScripts();
    if (hasStarted || scripts.length === 0) {
      return;
    }
    hasStarted = true;
    intents.forEach((name) => window.removeEventListener(name, startByIntent, true));
    scripts.forEach((script) => {
      if (!loaded.has(script)) {
        load(script, false);
      }
    });
  };

  // A page in the background paints nothing, and does not wait.
  const doAfterPaint = (action: () => void): void => {
    if (document.hidden) {
      action();
    } else {
      requestAnimationFrame(() => setTimeout(action));
    }
  };

  // A page that comes up under a resting pointer is told of it, too; and `prepareField` gives a field the focus.
  const startByIntent = (event: Event): void => {
    const {type, target, movementX, movementY} = event as PointerEvent;
    const isOwn =
      type === 'focusin'
        ? (target as Element).matches(options.field)
        : type === 'pointermove' && movementX === 0 && movementY === 0;
    if (!isOwn) {
      start();
    }
  };

  const waitForIntent = (): void => {
    intents.forEach((name) => window.addEventListener(name, startByIntent, {capture: true, passive: true}));
  };

  const giveUp = (): void => {
    actions.drop();
    hasStarted = false;
    waitForIntent();
  };

  const actions = keep(options.pendingAttribute, start);

  // By Back or Forward the reader may come to another page of an earlier app, as behind a reload: the browser changes the address alone.
  const {pathname} = window.location;
  const changePage = (): void => {
    if (window.location.pathname !== pathname) {
      // The browser scrolls to where the reader left that page some time behind this event, and loading it anew keeps the place.
      doAfterPaint(() => window.location.reload());
    }
  };

  function finish(): void {
    actions.stop();
    window.removeEventListener('popstate', changePage);
  }

  document.addEventListener(
    options.readyEvent,
    () => {
      finish();
      actions.repeat();
    },
    {once: true},
  );
  document.addEventListener(options.failureEvent, actions.drop);
  window.addEventListener('popstate', changePage);
  waitForIntent();

  let mayRedirect = false;
  let hasTabChoice = false;
  try {
    hasTabChoice = Object.keys(window.localStorage).some((key) => key.startsWith(options.tabKeyPrefix));
    mayRedirect =
      window.localStorage.getItem(options.visitedKey) === null &&
      !/bot|spider|crawl|lighthouse/i.test(navigator.userAgent) &&
      navigator.languages[0]?.split('-')[0] !== options.defaultLang;
  } catch {
    // Blocked storage: no redirect (REDIRECT-06), nothing chosen.
  }
  const needsApp =
    mayRedirect || document.documentElement.hasAttribute('data-needs-app') || window.location.search !== '';
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      if (findScripts().length === 0) {
        // The development server, which brings its own.
        finish();
      } else if (needsApp || (hasTabChoice && document.querySelector('[role=tab]') !== null)) {
        // The first paint has the line to itself.
        doAfterPaint(start);
      }
    },
    {once: true},
  );
  if (needsApp) {
    return;
  }
  window.addEventListener(
    'load',
    () => {
      const whenIdle = (): void => {
        if ('requestIdleCallback' in window) {
          window.requestIdleCallback(start, {timeout: options.idleDelay});
        } else {
          start();
        }
      };
      setTimeout(whenIdle, window.location.hash === '' ? options.idleDelay : options.paintDelay);
    },
    {once: true},
  );
}
