export type HidePartsOptions = {
  /** Query parameter names; each hides its part while its value is `0`. */
  parts: readonly string[];
  /** Storage key of the announcement bar, empty when there is none. */
  announcementKey: string;
  /** Base URLs of all locales, with both slashes: the script is the same in each of them. */
  baseUrls: readonly string[];
  /** Versions whose pages carry a banner. */
  versions: readonly string[];
  /** Storage key of a version's banner, less the version at its end. */
  versionBannerKey: string;
};

/**
 * Runs in the head of every page: marks `<html>` with `data-hide-<part>` for each part that the address hides
 * (QUERYPARAM-06), with `data-announcement-closed` when the reader has closed the bar (ANNOUNCE-05), and with
 * `data-version-banner-closed` on a page of a version whose banner the reader has closed, so that nothing flashes before
 * hydration. Keep in sync with `src/hooks/useUISwitch.ts`, `src/theme/AnnouncementBar` and `src/components/VersionBanner`.
 */
export function hideParts({parts, announcementKey, baseUrls, versions, versionBannerKey}: HidePartsOptions): void {
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
    const version = versions.find((name) =>
      baseUrls.some((baseUrl) => (window.location.pathname + '/').startsWith(baseUrl + name + '/')),
    );
    if (version !== undefined && window.localStorage.getItem(versionBannerKey + version)) {
      root.setAttribute('data-version-banner-closed', '');
    }
  } catch {
    // Blocked storage: both show (ANNOUNCE-04).
  }
}
