export type ShowActiveEntryOptions = {
  /** `id` of the element around the sidebar's `<nav>`. */
  sidebarId: string;
  /** Media query of the windows to do it in, where it matters that the page is not laid out for nothing. Default: all. */
  media?: string;
};

/**
 * Brings the active entry of the sidebar into sight by scrolling its box, never the page (SIDEBAR-10). Runs at the end of
 * `<body>`, so that the list does not jump later, and after every page change.
 */
export function showActiveEntry({sidebarId, media}: ShowActiveEntryOptions): void {
  if (media !== undefined && !window.matchMedia(media).matches) {
    return;
  }
  const box = document.querySelector('#' + sidebarId + ' nav');
  const active = box?.querySelector('[aria-current="page"]');
  if (!box || !active) {
    return;
  }
  const {top, bottom} = active.getBoundingClientRect();
  const bounds = box.getBoundingClientRect();
  if (top < bounds.top || bottom > bounds.bottom) {
    box.scrollTop += top - bounds.top - bounds.height / 3;
  }
}
