/** A dot file of the build, so it is not served: the headers of every answer, for `npm run hosts` and `npm run serve`. */
export const HEADERS_FILE = '.headers.json';

/**
 * On every answer, files and errors included, beside the content security policy. What is left out on purpose:
 *
 * - `Cross-Origin-Embedder-Policy`: isolates a page that measures time finely or shares memory. None does.
 * - `X-Frame-Options`, `X-XSS-Protection`: replaced by `frame-ancestors` and by the policy in every browser that is supported.
 */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  // No file is taken for another type than the host says.
  'X-Content-Type-Options': 'nosniff',
  // Other sites learn the origin only.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A page needs none of these, so a script that got in has none of them either. Writing to the clipboard is what the copy buttons do.
  'Permissions-Policy':
    'camera=(), clipboard-read=(), clipboard-write=(self), display-capture=(), geolocation=(), microphone=(), midi=(), ' +
    'payment=(), serial=(), usb=()',
  // A page that opens this one, or is opened by it, gets no handle of the window.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Everything is public and depends on no cookie. The card and the logos are made to be shown on other sites, isolated ones too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * For hosts that answer by HTTPS only: browsers do not try HTTP for a year. Subdomains and the preload list are for the owner of the
 * domain to decide, so they are not in it.
 */
export const TRANSPORT_SECURITY = {name: 'Strict-Transport-Security', value: 'max-age=31536000'} as const;
