/** The parts of the output of `npm audit --json` that are read. */
export type AuditReport = {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        /** Advisories of the package itself; names stand for packages that it gets one from. */
        readonly via: readonly (string | {readonly url: string; readonly title: string; readonly severity: string})[];
      }
    >
  >;
};

export type AcceptedAdvisory = {
  /** `GHSA-…` */
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  /** Last day that the argument holds, as `2027-01-31`: it is looked at again then. */
  readonly until: string;
};

/**
 * The lines of problems: advisories nobody has argued, arguments that are too old, and those about nothing any more. Throws when the
 * registry did not answer: silence is no good news.
 *
 * @param today as `2026-11-22`
 */
export function checkAdvisories(report: AuditReport, accepted: readonly AcceptedAdvisory[], today: string): string[] {
  if (report.vulnerabilities === undefined) {
    throw new Error(`the registry gave no advisories: ${report.message ?? 'no answer'}`);
  }
  const found = Object.entries(report.vulnerabilities).flatMap(([name, {via}]) =>
    via.flatMap((entry) => (typeof entry === 'string' ? [] : [{...entry, name, id: entry.url.split('/').pop() ?? ''}])),
  );
  const isFound = ({id, name}: AcceptedAdvisory): boolean =>
    found.some((advisory) => advisory.id === id && advisory.name === name);
  return [
    ...found
      .filter(({id, name}) => !accepted.some((entry) => entry.id === id && entry.name === name))
      .map(({name, severity, title, url}) => `${name}: ${severity}: ${title} (${url})`),
    ...accepted
      .filter((entry) => isFound(entry) && entry.until < today)
      .map(({name, id, until}) => `accepted.json: look at ${id} of ${name} again, the argument held until ${until}`),
    ...accepted
      .filter((entry) => !isFound(entry))
      .map(({name, id}) => `accepted.json: ${id} of ${name} is no problem any more; take it off`),
  ];
}
