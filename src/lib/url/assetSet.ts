import {assetUrl, type AssetPlace} from './assetUrl';

/**
 * The candidates of a `srcset`, each as `assetUrl` gives it. They are divided by a comma and a space: a comma alone may be part of an
 * address.
 */
export function assetSet(srcset: string, place: AssetPlace): string {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().replace(/^\S+/, (url) => assetUrl(url, place)))
    .join(', ');
}
