/** How React Router asks for the expression of a path. */
type Options = {
  /** The whole address, not only its beginning. */
  readonly end?: boolean;
  /** A slash at the end counts. */
  readonly strict?: boolean;
  /** Large and small letters differ. */
  readonly sensitive?: boolean;
};

/**
 * Stands for `path-to-regexp` 1.9, which React Router reads paths of routes with: those of the site are plain, but for `*`, the page of
 * all other addresses, so that no sign in them means anything but itself.
 */
export default function pathToRegexp(path: string, _keys: unknown, options: Options = {}): RegExp {
  const {end = true, strict = false, sensitive = false} = options;
  const literal = (strict ? path : path.replace(/\/$/, '')).replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  const last = end ? '$' : strict && path.endsWith('/') ? '' : '(?=/|$)';
  return new RegExp(`^${path === '*' ? '.*' : literal}${strict ? '' : '(?:/(?=$))?'}${last}`, sensitive ? '' : 'i');
}

/** What `generatePath` and `Redirect` of React Router ask for; without parameters the path is the address. */
pathToRegexp.compile = (path: string) => (): string => path;
