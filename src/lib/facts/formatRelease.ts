/** A release of a package as people write it: `@rslib/core 1.0.1` for `@rslib/core@1.0.1`. */
export function formatRelease(name: string): string {
  return name.replace(/(?<=.)@/, ' ');
}
