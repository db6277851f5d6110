import type {CurrentVersion} from './docsVersions';
import {isReleaseOf} from './versionName';

/**
 * Throws when the docs in `docs/` pretend to be about a release that they are not checked with.
 * @param packageName Package of the docs' fact file: `@rslib/core@1.0.1`.
 */
export function assertReleased({label, isReleased}: CurrentVersion, packageName: string): void {
  const release = packageName.slice(packageName.lastIndexOf('@') + 1);
  if (isReleased && !isReleaseOf(release, label)) {
    throw new Error(
      `src/lib/site/currentVersion.json says that ${label} is released, but the docs are checked with ${packageName}. ` +
        'Set "isReleased" to false, or pin the release below verify/ and run "npm run docs:facts".',
    );
  }
}
