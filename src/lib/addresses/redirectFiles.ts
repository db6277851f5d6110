import {compareText, encodeAddress, isForeign, toPathKey} from './address';
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

/** Lines of a `_redirects` file, as Netlify and Cloudflare Pages read it. */
export function formatRedirectsFile(redirects: readonly HostRedirect[]): string {
  const lines = redirects.flatMap(({from, to}) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return ['# Addresses that have moved. Written by the build.', ...lines, ''].join('\n');
}

/** A string of an nginx configuration that stands for itself. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** The lines of an nginx `map` from a path to its new address. Paths of `$uri` are decoded. */
export function formatNginxMap(redirects: readonly HostRedirect[]): string {
  const lines = redirects.flatMap(({from, to}) => {
    const path = decodeURI(from);
    // A dollar sign would name a variable.
    const target = to.replaceAll('$', '%24');
    return [`${quote(path)} ${quote(target)};`, `${quote(`${path}/`)} ${quote(target)};`];
  });
  return ['# Addresses that have moved: include this in a map of $uri. Written by the build.', ...lines, ''].join('\n');
}
