import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {CURRENT_VERSION_LABEL} from '../../lib/site/docsVersions';
import {CURRENT} from '../../lib/site/versionName';

/**
 * A version's name as readers know it: the configured label for the docs in `docs/`, else the name it was cut with. The label that
 * Docusaurus loaded is a text of the language: addresses, facts and other languages know nothing of it.
 */
export function toVersionName({versionName}: Pick<LoadedVersion, 'versionName'>): string {
  return versionName === CURRENT ? CURRENT_VERSION_LABEL : versionName;
}

/** Docusaurus' name of the version of this site that readers know by a name. */
export function toDocusaurusName(version: string): string {
  return version === CURRENT_VERSION_LABEL ? CURRENT : version;
}

/** VERSION-01, from the docs plugin's versions. Without docs there is one unnamed version. */
export function createMultiVersion(versions: readonly Pick<LoadedVersion, 'versionName' | 'isLast'>[]): {
  default: string;
  versions: string[];
} {
  const last = versions.find(({isLast}) => isLast);
  return {default: last ? toVersionName(last) : '', versions: versions.map(toVersionName)};
}
