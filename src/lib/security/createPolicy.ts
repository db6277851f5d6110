/** What a page may load beyond the site's own files. */
export type PolicySources = {
  /** Origins that scripts may ask: the search service, when it is another host. */
  readonly connect?: readonly string[];
  /** Origins of images. */
  readonly images?: readonly string[];
  /** False where a worker of a package loads scripts of its own: the policy that lets them pass exists in pages alone. */
  readonly hasTrustedTypes?: boolean;
};

export type PolicyInput = PolicySources & {
  /** `sha256-…` of the scripts in the pages. */
  readonly scripts: readonly string[];
  /** `sha256-…` of the style elements in the pages. */
  readonly styles: readonly string[];
};

/** Cloudflare Pages reads no longer line in its file of headers, the name of the header included. */
const LONGEST = 2000 - 'Content-Security-Policy: '.length;

/** Name of the policy that all assignments of markup and script addresses go through, see `src/plugins/security/inline`. */
const TRUSTED_TYPES_POLICY = 'default';

/**
 * The content security policy of the site: its own files, and the inline code whose hashes are given. Nothing is evaluated, no
 * attribute styles an element or handles an event, no other site frames a page.
 *
 * One policy for all pages: it is a short constant, where one for each page would be a rule for each page on every host.
 *
 * @throws {Error} where it is longer than what hosts read, 2000 characters with the name of the header
 */
export function createPolicy({
  scripts,
  styles,
  connect = [],
  images = [],
  hasTrustedTypes = true,
}: PolicyInput): string {
  const self = "'self'";
  const quote = (hash: string): string => `'${hash}'`;
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Firefox asks this one for what is fetched ahead (`<link rel="prefetch">`): the site's own files. Fonts, media and the
    // manifest, too, are the site's own.
    'default-src': [self],
    'script-src': [self, ...scripts.map(quote)],
    'style-src': [self, ...styles.map(quote)],
    // `data:` for the small icons inside the style sheet.
    'img-src': [self, 'data:', ...images],
    'connect-src': [self, ...connect],
    'worker-src': [self],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    // An injected <base> would lead every link elsewhere.
    'base-uri': ["'none'"],
    // There is a search form; it stays here.
    'form-action': [self],
    'frame-ancestors': ["'none'"],
    ...(hasTrustedTypes && {'require-trusted-types-for': ["'script'"], 'trusted-types': [TRUSTED_TYPES_POLICY]}),
  };
  const policy = Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
  if (policy.length > LONGEST) {
    throw new Error(
      `the content security policy has ${policy.length} characters, hosts read ${LONGEST}: the pages have ` +
        `${scripts.length} different inline scripts and ${styles.length} styles. Let them be the same on every page.`,
    );
  }
  return policy;
}

/** The policy as `<meta>` takes it, for hosts without headers: browsers ignore `frame-ancestors` there and say so. */
export function toMetaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}
