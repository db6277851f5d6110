import {CURRENT_VERSION_LABEL, getVersionPath} from '../../../lib/site/docsVersions';
import {CURRENT} from '../../../lib/site/versionName';
import {readStatus, type PageStatus} from './readStatus';

/** Address of a page below the base path and the locale, without slashes at its ends: `guide/start`, `0.x/guide/start`. */
function getAddress({version, page}: Pick<PageStatus, 'version' | 'page'>): string {
  const prefix = getVersionPath(version === CURRENT ? CURRENT_VERSION_LABEL : version.replace(/^version-/, ''));
  return `${prefix === '' ? '' : `${prefix}/`}${page.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')}`.replace(
    /\/$/,
    '',
  );
}

/**
 * The state of the page at an address, in one language; undefined when there is no such page.
 *
 * @param address path below the base path and the locale: `/guide/start/`, `/0.x/guide/start/`
 */
export function readPageStatus(siteDir: string, locale: string, address: string): PageStatus | undefined {
  const wanted = address.replace(/^\/+|\/+$/g, '');
  return readStatus(siteDir, locale).pages.find((page) => getAddress(page) === wanted);
}
