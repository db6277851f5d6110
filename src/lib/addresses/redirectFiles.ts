import {compareText, encodeAddress, isForeign, splitAddress, toPathKey} from './address';
import {redirectsOf} from './findLost';
import type {Redirect} from './types';

/** A redirect of a page on its host. */
export type HostRedirect = {
  /** Path on the host, percent-encoded, without a slash at its end. */
  readonly from: string;
  /** Path on the host with an anchor if any, or an address of another site. */
  readonly to: string;
};

/** Base path of each locale, with both slashes. */
export type LocaleBases = Readonly<Record<string, string>>;

/** The redirects of pages in every locale, sorted; hosts never see anchors, so those are left to the pages. */
export function createHostRedirects(redirects: readonly Redirect[], bases: LocaleBases): HostRedirect[] {
  return Object.entries(bases)
    .flatMap(([lang, base]) =>
      redirectsOf(redirects, lang)
        .filter(({from}) => !from.includes('#'))
        .map(({from, to}) => ({
          from: encodeAddress(toPathKey(base + from.slice(1))),
          to: encodeAddress(isForeign(to) ? to : base + to.slice(1)),
        })),
    )
    .sort((a, b) => compareText(a.from, b.from));
}

/** The Markdown twins of pages that have moved move with them, where the new page has one. */
export function withMarkdownTwins(
  redirects: readonly HostRedirect[],
  hasFile: (path: string) => boolean,
): HostRedirect[] {
  return redirects.flatMap(({from, to}) => {
    const twin = isForeign(to) ? '' : `${toPathKey(splitAddress(to).path)}.md`;
    return [{from, to}, ...(hasFile(twin) ? [{from: `${from}.md`, to: twin}] : [])];
  });
}

/** Readers write the address of a page with a slash at its end, too. */
function formsOf(path: string): string[] {
  return path.endsWith('.md') ? [path] : [path, `${path}/`];
}

/** Lines of a `_redirects` file, as Netlify and Cloudflare Pages read it. */
export function formatRedirectsFile(redirects: readonly HostRedirect[]): string {
  const lines = redirects.flatMap(({from, to}) => formsOf(from).map((form) => `${form} ${to} 301`));
  return ['# Addresses that have moved. Written by the build.', ...lines, ''].join('\n');
}

/** A string of an nginx configuration that stands for itself. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A redirect's target with the query of the request before the hash; a dollar sign would name a variable. */
function toNginxTarget(to: string): string {
  const [path, hash = ''] = to.replaceAll('$', '%24').split(/(?=#)/);
  return path + (path.includes('?') ? '' : '$is_args$args') + hash;
}

/**
 * Places of an nginx `server` that lead on, one for each form of an address. Not a `map` of `$uri`: that compares without regard to
 * case, so a page renamed for its case alone would lead to itself, and its table refuses addresses of more than some forty signs.
 */
export function formatNginxLocations(redirects: readonly HostRedirect[]): string {
  const lines = redirects.flatMap(({from, to}) =>
    // nginx compares the decoded address.
    formsOf(decodeURIComponent(from)).map(
      (form) => `location = ${quote(form)} { return 301 ${quote(toNginxTarget(to))}; }`,
    ),
  );
  return ['# Addresses that have moved: include this in a server. Written by the build.', ...lines, ''].join('\n');
}
