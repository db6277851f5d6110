import type {LockedPackage} from './readPackages';

/** What has been looked at by a person, in `accepted.json`. */
export type AcceptedLicences = {
  /** SPDX ids that need no argument. */
  readonly licences: readonly string[];
  readonly packages: readonly {
    readonly name: string;
    /** As the lock file has it, '' where it has none. */
    readonly licence: string;
    readonly reason: string;
  }[];
};

/** True when one of the ways to use a package, `A OR B`, is allowed in all its parts, `A AND B`. Brackets around all of it are dropped. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const text = expression.trim();
  if (/[()]/.test(text.slice(1, -1))) {
    return false;
  }
  return text
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.includes(part.trim())));
}

/** The lines of problems: licences nobody has argued, and arguments that are about nothing any more. */
export function checkLicences(packages: readonly LockedPackage[], accepted: AcceptedLicences): string[] {
  const isArgued = ({name, licence}: LockedPackage): boolean =>
    accepted.packages.some((entry) => entry.name === name && entry.licence === licence);
  const open = packages.filter((entry) => !isAllowed(entry.licence, accepted.licences));
  return [
    ...open
      .filter((entry) => !isArgued(entry))
      .map(({name, version, licence}) => `${name}@${version}: the licence "${licence}" is not in accepted.json`),
    ...accepted.packages
      .filter((entry) => !open.some(({name, licence}) => name === entry.name && licence === entry.licence))
      .map(({name, licence}) => `accepted.json: no package ${name} with the licence "${licence}" needs an argument`),
  ];
}

/** One line for each licence, the most frequent first, with its packages. */
export function formatLicences(packages: readonly LockedPackage[]): string[] {
  const groups = new Map<string, string[]>();
  for (const {name, version, licence} of packages) {
    const key = licence === '' ? '(not declared)' : licence;
    groups.set(key, [...(groups.get(key) ?? []), `${name}@${version}`]);
  }
  return [...groups]
    .sort(([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1))
    .map(([licence, names]) => `${licence} (${names.length}): ${names.join(', ')}`);
}
