/** The docs sidebar. The local bar's link opens it by this id where no script runs. */
export const SIDEBAR_ID = 'site-doc-sidebar';
/** Selectors of the part of the docs sidebar that scrolls, and of the entry of the page in it. */
export const SIDEBAR_PLACE = {box: `#${SIDEBAR_ID} nav`, entry: '[aria-current="page"]'} as const;

/** What screen readers are told of an action whose place on the page has no words for it: one region for all of a page. */
export const STATUS_ID = 'site-status';

/** Stands for what lies below the first screen of a long page until that follows. */
export const PENDING_FOLD_ID = 'site-pending';

/** Attribute of a field that has the focus when the page opens, before the app is there. */
export const FOCUSED_FIELD = 'data-autofocus';
