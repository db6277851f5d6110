import type {Options} from '@docusaurus/plugin-content-docs';
import versionNames from '../../../versions.json';

type VersionsOptions = Pick<Required<Options>, 'lastVersion' | 'versions'>;

/** Label of the docs in `docs/`, the version readers get by default (VERSION-02). */
export const CURRENT_VERSION_LABEL = '1.x';

/**
 * The docs plugin's version options, derived from `versions.json` so that cutting a version needs no second edit.
 * The default version has no prefix; every other one lives under `/{version}/` and is kept out of search engines.
 */
export function createVersionsOptions(names: readonly string[]): VersionsOptions {
  return {
    lastVersion: 'current',
    versions: {
      current: {label: CURRENT_VERSION_LABEL, path: '', badge: false},
      ...Object.fromEntries(
        names.map((name) => [
          name,
          {label: name, path: name, banner: 'unmaintained' as const, noIndex: true, badge: false},
        ]),
      ),
    },
  };
}

export const docsVersions: VersionsOptions = createVersionsOptions(versionNames);
