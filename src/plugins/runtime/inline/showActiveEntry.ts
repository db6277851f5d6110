export type ShowActiveEntryOptions = {
  /** Selector of the box that scrolls. */
  box: string;
  /** Selector of what is to be seen, inside of the box. */
  entry: string;
  /** Media query of the windows to do it in, where it matters that the page is not laid out for nothing. Default: all. */
  media?: string;
};

/**
 * Brings the active entry of a list into sight by scrolling its box, never the page. For the sidebar (SIDEBAR-10) it runs at the end of
 * `<body>`, so that the list does not jump later, and after every page change.
 */
export function showActiveEntry({box: boxSelector, entry, media}: ShowActiveEntryOptions): void {
  if (media !== undefined && !window.matchMedia(media).matches) {
    return;
  }
  const box = document.querySelector(boxSelector);
  const active = box?.querySelector(entry);
  if (!box || !active) {
    return;
  }
  const {top, bottom} = active.getBoundingClientRect();
  const bounds = box.getBoundingClientRect();
  if (top < bounds.top || bottom > bounds.bottom) {
    box.scrollTop += top - bounds.top - bounds.height / 3;
  }
}
