const UNRELEASED = '## Unreleased\n\n';

/** Puts a line first below "Unreleased"; throws when the changelog has no such section. */
export function addChangelogLine(changelog: string, line: string): string {
  const at = changelog.indexOf(UNRELEASED);
  if (at < 0) {
    throw new Error('CHANGELOG.md has no section "## Unreleased"');
  }
  const start = at + UNRELEASED.length;
  return `${changelog.slice(0, start)}- ${line}\n${changelog.slice(start)}`;
}
