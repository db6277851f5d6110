import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** Docusaurus' name of the docs in `docs/`. */
const CURRENT = 'current';

/** A version's name as readers know it: its label for the docs in `docs/`, else the name it was cut with. */
export function toVersionName({versionName, label}: Pick<LoadedVersion, 'versionName' | 'label'>): string {
  return versionName === CURRENT ? label : versionName;
}

/** VERSION-01, from the docs plugin's versions. Without docs there is one unnamed version. */
export function createMultiVersion(versions: readonly Pick<LoadedVersion, 'versionName' | 'label' | 'isLast'>[]): {
  default: string;
  versions: string[];
} {
  const last = versions.find(({isLast}) => isLast);
  return {default: last ? toVersionName(last) : '', versions: versions.map(toVersionName)};
}
