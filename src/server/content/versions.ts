import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {CURRENT_VERSION_LABEL} from '../../lib/site/docsVersions';
import {CURRENT} from '../../lib/site/versionName';

/** A version's name as readers know it: its label for the docs in `docs/`, else the name it was cut with. */
export function toVersionName({versionName, label}: Pick<LoadedVersion, 'versionName' | 'label'>): string {
  return versionName === CURRENT ? label : versionName;
}

/** Docusaurus' name of the version of this site that readers know by a name. */
export function toDocusaurusName(version: string): string {
  return version === CURRENT_VERSION_LABEL ? CURRENT : version;
}

/** VERSION-01, from the docs plugin's versions. Without docs there is one unnamed version. */
export function createMultiVersion(versions: readonly Pick<LoadedVersion, 'versionName' | 'label' | 'isLast'>[]): {
  default: string;
  versions: string[];
} {
  const last = versions.find(({isLast}) => isLast);
  return {default: last ? toVersionName(last) : '', versions: versions.map(toVersionName)};
}
