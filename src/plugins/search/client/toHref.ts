/**
 * Address of a hit. Links of the site are route paths below the base URL of the default locale; links of another site name
 * their origin. Anything else, such as `javascript:`, becomes the site's root.
 */
export function toHref(link: string, base: string): string {
  if (/^https?:\/\//i.test(link)) {
    return link;
  }
  // Browsers drop tabs and line breaks: `/\t/host` is `//host`.
  return /^\/(?!\s*[/\\])/.test(link) ? `${base}${link.slice(1)}` : base;
}
