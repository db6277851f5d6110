import {isInternalPath, splitUrl} from './isExternalUrl';
import {cleanPath} from './normalizeRoutePath';

/** Files that are no pages: their addresses keep their form. */
const ASSET = /\.(?:avif|css|gif|ico|jpe?g|js|json|mp4|pdf|png|svg|txt|webm|webmanifest|webp|woff2?|xml|zip)$/i;

/**
 * The form links to pages have on this site (URL-03). With clean URLs no `.html` and no `/index`; without, `/x.html` and
 * `/x/index.html`. Query and hash are kept; addresses that are no path of this site, and files, stay unchanged (URL-05).
 */
export function normalizeHref(url: string, {cleanUrls}: {readonly cleanUrls: boolean}): string {
  if (!isInternalPath(url)) {
    return url;
  }
  const {path, rest} = splitUrl(url);
  if (ASSET.test(path)) {
    return url;
  }
  const clean = cleanPath(path);
  if (cleanUrls) {
    return clean + rest;
  }
  return `${clean}${clean.endsWith('/') ? 'index' : ''}.html${rest}`;
}
