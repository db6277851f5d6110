export type HidePartsOptions = {
  /** Query parameter names; each hides its part while its value is `0`. */
  parts: readonly string[];
  /** Storage key of the announcement bar, empty when there is none. */
  announcementKey: string;
};

/**
 * Runs in the head of every page: marks `<html>` with `data-hide-<part>` for each part that the address hides
 * (QUERYPARAM-06), and with `data-announcement-closed` when the reader has closed the bar (ANNOUNCE-05), so that
 * nothing flashes before hydration. Keep in sync with `src/hooks/useUISwitch.ts` and `src/theme/AnnouncementBar`.
 */
export function hideParts({parts, announcementKey}: HidePartsOptions): void {
  const root = document.documentElement;
  const query = new URLSearchParams(window.location.search);
  parts.forEach((part) => {
    if (query.get(part) === '0') {
      root.setAttribute('data-hide-' + part.toLowerCase(), '');
    }
  });
  try {
    if (announcementKey && window.localStorage.getItem(announcementKey)) {
      root.setAttribute('data-announcement-closed', '');
    }
  } catch {
    // Blocked storage: the bar shows (ANNOUNCE-04).
  }
}
