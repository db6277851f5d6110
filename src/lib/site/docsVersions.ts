import type {Options} from '@docusaurus/plugin-content-docs';
import versionNames from '../../../versions.json';
import currentVersion from './currentVersion.json';
import {compareVersionNames, CURRENT, isVersionName} from './versionName';

type VersionsOptions = Pick<Required<Options>, 'lastVersion' | 'versions'>;

/** What is known of the docs in `docs/`; `npm run docs:cut` rewrites the file. */
export type CurrentVersion = {
  readonly label: string;
  /** False while the docs are written for a release that is not out: the newest cut version stays the default then. */
  readonly isReleased: boolean;
};

/** Label of the docs in `docs/`; the version readers get by default once it is released (VERSION-02). */
export const CURRENT_VERSION_LABEL: string = currentVersion.label;

/** Throws unless a list of cut versions is one: their order decides which version readers get, and what is compared with what. */
function assertNames(names: unknown): void {
  const isList = Array.isArray(names) && names.every((name) => typeof name === 'string' && isVersionName(name));
  const sorted = isList ? [...new Set(names as string[])].sort(compareVersionNames) : [];
  if (!isList || sorted.join() !== names.join()) {
    throw new Error(
      'versions.json has to be a list of version names, the newest first and each once, such as ["1.x", "0.x"]; ' +
        `found ${JSON.stringify(names)}.`,
    );
  }
}

/**
 * The docs plugin's version options, derived from `versions.json` and `currentVersion.json` so that cutting a version needs
 * no second edit. The default version has no prefix; every other one lives under `/{version}/`. Which pages of an old version
 * search engines get is decided page by page (`src/theme/SiteMetadata`); the docs of a release that is not out are kept from them.
 * Throws when `names` is no list of versions, and when a version was cut under the label that the docs in `docs/` still have.
 */
export function createVersionsOptions(
  names: readonly string[],
  {label, isReleased}: CurrentVersion = currentVersion,
): VersionsOptions {
  assertNames(names);
  if (names.includes(label)) {
    throw new Error(
      `versions.json has "${label}", which is the label of the docs in docs/ as well (src/lib/site/currentVersion.json). ` +
        'Cut a version with "npm run docs:cut", which gives those docs their next label.',
    );
  }
  const lastVersion = isReleased ? CURRENT : (names[0] ?? CURRENT);
  return {
    lastVersion,
    versions: {
      [CURRENT]:
        lastVersion === CURRENT
          ? {label, path: '', badge: false}
          : {label, path: label, banner: 'unreleased' as const, noIndex: true, badge: false},
      ...Object.fromEntries(
        names.map((name) => [
          name,
          name === lastVersion
            ? {label: name, path: '', badge: false}
            : {label: name, path: name, banner: 'unmaintained' as const, badge: false},
        ]),
      ),
    },
  };
}

/** The options for the versions that the site has now; where its files do not fit each other, whoever imports this module gets the error. */
export const docsVersions: VersionsOptions = createVersionsOptions(versionNames);

/** Name of the version readers get by default: the label of the docs in `docs/`, or a cut version. */
export const DEFAULT_VERSION_NAME: string =
  docsVersions.lastVersion === CURRENT ? CURRENT_VERSION_LABEL : docsVersions.lastVersion;

/** First part of a version's addresses, without slashes: empty for the default version. */
export function getVersionPath(name: string): string {
  return name === DEFAULT_VERSION_NAME ? '' : name;
}
