/** PAGECHANGE-03: dispatched on `window` after the content of another page is in the document. */
export const CONTENT_RELOAD_EVENT = 'content-reload';

/** Dispatched on `window` when the server has a newer build than the one running here; `detail.href` is the page asked for. */
export const NEW_BUILD_EVENT = 'site:new-build';
