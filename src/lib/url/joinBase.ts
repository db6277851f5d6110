/**
 * Puts a base path in front of a path below it, which begins with a slash. In any case, as `withBase` does not: below `/zh/` a page of
 * the name `/zh` is at `/zh/zh`.
 */
export function joinBase(base: string, path: string): string {
  return base.replace(/\/$/, '') + path;
}

/**
 * A link to a page of another build, such as that of another language, for Docusaurus' `Link`: with `pathname://` the browser loads it
 * as a whole, and no check looks for it among the pages of this build.
 *
 * @param base base path of the other build
 */
export function toOtherBuild(base: string, path: string): string {
  return `pathname://${joinBase(base, path)}`;
}
