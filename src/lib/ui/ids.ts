/** The docs sidebar. The local bar's link opens it by this id where no script runs. */
export const SIDEBAR_ID = 'site-doc-sidebar';
