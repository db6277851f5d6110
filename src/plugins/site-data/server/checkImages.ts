import {existsSync} from 'node:fs';
import path from 'node:path';

const IMAGE = /^\/[^/].*\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i;

/** Addresses of images of the site, each with the keys that lead to it. */
function collectImages(value: unknown, keys: readonly string[] = []): [key: string, image: string][] {
  if (typeof value === 'string') {
    return IMAGE.test(value) ? [[keys.join('.'), value]] : [];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => collectImages(entry, [...keys, key]))
    : [];
}

/**
 * Throws if the site data names images that no static folder has; the message lists all of them with their keys.
 *
 * @param folders the static folders of the site, absolute
 */
export function checkImages(site: object, folders: readonly string[]): void {
  const lost = collectImages(site).filter(
    ([, image]) => !folders.some((folder) => existsSync(path.join(folder, image))),
  );
  if (lost.length > 0) {
    const places = folders.map((folder) => `"${path.basename(folder)}"`).join(', ');
    throw new Error(
      `site-data: the site data names images that are not in ${places}:\n` +
        lost.map(([key, image]) => `  ${key}: ${image}`).join('\n'),
    );
  }
}
