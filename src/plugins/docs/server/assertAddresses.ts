import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {toPathKey} from '../../../lib/addresses';

/** Throws if two pages have one address: Docusaurus names the address alone, and not the files. */
export function assertAddresses({loadedVersions}: LoadedContent): void {
  const files = new Map<string, string[]>();
  for (const {permalink, source} of loadedVersions.flatMap(({docs}) => docs)) {
    // `lib.mdx` and `lib/index.mdx` are one file of the build, though not one address.
    const address = toPathKey(permalink);
    files.set(address, [...(files.get(address) ?? []), aliasedSitePathToRelativePath(source)]);
  }
  const twice = [...files].filter(([, names]) => names.length > 1);
  if (twice.length > 0) {
    throw new Error(
      `docs: pages with the same address:\n${twice.map(([address, names]) => `  ${address}: ${names.join(', ')}`).join('\n')}\n` +
        'Rename a file, or give one another "slug" in its front matter.',
    );
  }
}
