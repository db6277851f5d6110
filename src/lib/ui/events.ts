/** PAGECHANGE-03: dispatched on `window` after the content of another page is in the document. */
export const CONTENT_RELOAD_EVENT = 'content-reload';

/** Dispatched on `window` when the server has a newer build than the one running here; `detail.href` is the page asked for. */
export const NEW_BUILD_EVENT = 'site:new-build';

/** Dispatched on `document` when React has taken over the static page; `runtime/inline/startApp.ts` then repeats kept actions. */
export const APP_READY_EVENT = 'site:ready';

/** On `<html>`, and on the control, while an action waits for the app: the page shows that it has heard the reader. */
export const PENDING_ATTRIBUTE = 'data-pending';
