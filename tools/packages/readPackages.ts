/** The parts of `package-lock.json` that are read. */
export type Lock = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly license?: string;
        readonly dev?: boolean;
        readonly devOptional?: boolean;
        readonly link?: boolean;
        readonly integrity?: string;
      }
    >
  >;
};

export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** As the package declares it, an SPDX expression; empty when it does not in a form that npm reads. */
  readonly licence: string;
};

/** The packages of a lock file that the site is built with or sends to readers, without those for development, by name. */
export function readPackages({packages}: Lock): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  for (const [place, {version, license = '', dev, devOptional, link}] of Object.entries(packages)) {
    const name = place.split('node_modules/').pop() ?? '';
    if (place !== '' && !dev && !devOptional && !link && version !== undefined) {
      found.set(`${name}@${version}`, {name, version, licence: license});
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name || (a.name === b.name && a.version < b.version) ? -1 : 1));
}
