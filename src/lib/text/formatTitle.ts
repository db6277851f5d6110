export type FormatTitleParams = {
  /** Title of the page; empty on a home page. */
  readonly title: string | undefined;
  readonly siteTitle: string;
  /** Front matter `titleSuffix`: takes the place of the site title behind the page title. */
  readonly titleSuffix?: string;
  /** Default `-`. */
  readonly delimiter?: string;
};

/**
 * Text of the document's title element: `{page title} - {site title}` (HEAD-01), the site title alone on a home page
 * (HEAD-02). A suffix that begins with a hyphen or a vertical bar brings its own delimiter (HEAD-03).
 */
export function formatTitle({title, siteTitle, titleSuffix, delimiter = '-'}: FormatTitleParams): string {
  const site = siteTitle.trim();
  const page = title?.trim() || site;
  const suffix = titleSuffix?.trim() || (page === site ? '' : site);
  if (suffix === '') {
    return page;
  }
  return /^[-|]/.test(suffix) ? `${page} ${suffix}` : `${page} ${delimiter} ${suffix}`;
}
