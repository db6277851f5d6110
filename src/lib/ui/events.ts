/** Dispatched on `window` when another page is on screen, of a long one its first screen. */
export const PAGE_SHOWN_EVENT = 'site:page-shown';

/** Dispatched on `window` after that, when the part below the first screen of a long page has followed. */
export const CONTENT_COMPLETE_EVENT = 'site:content-complete';

/** PAGECHANGE-03: dispatched on `window` after the content of another page is in the document, all of it. */
export const CONTENT_RELOAD_EVENT = 'content-reload';

/** Dispatched on `window` when the code of a part that the reader asked for could not be loaded. */
export const PART_FAILURE_EVENT = 'site:part-failure';

/** Dispatched on `window` with what was chosen in a set of tabs, for the other sets of its group. */
export const TAB_CHOICE_EVENT = 'site:tab-choice';

/** Dispatched on `document` when the app's own first page could not be loaded; the next intent tries again. */
export const APP_FAILURE_EVENT = 'site:failure';

/** Dispatched on `document` when React has taken over the static page; `runtime/inline/startApp.ts` then repeats kept actions. */
export const APP_READY_EVENT = 'site:ready';

/** On `<html>`, and on the control, while an action waits for the app: the page shows that it has heard the reader. */
export const PENDING_ATTRIBUTE = 'data-pending';
