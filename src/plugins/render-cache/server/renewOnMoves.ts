import {createHash} from 'node:crypto';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {readKept, writeKept} from '../../../server/cache/keptFile';

/** What is changed of the configuration of the bundler. */
export type VersionedConfig = {readonly experiments?: {readonly cache?: boolean | {version?: string}}};

type Addresses = Readonly<Record<string, string>>;
type Kept = {readonly era: string; readonly addresses: Addresses};

/** The address of each doc, by version and id. */
function listAddresses(versions: readonly LoadedVersion[]): Addresses {
  return Object.fromEntries(
    versions.flatMap(({versionName, docs}) => docs.map(({id, permalink}) => [`${versionName}/${id}`, permalink])),
  );
}

/**
 * Name of the era since a doc last moved or was removed. It is kept in the file with the addresses of the last build. A new doc begins no
 * era: no page that was compiled before can lead there. A file that is missing or cannot be read does.
 */
export function readEra(file: string, versions: readonly LoadedVersion[]): string {
  const addresses = listAddresses(versions);
  const kept = readKept(file) as Kept | undefined;
  const hasMoved = Object.entries(kept?.addresses ?? {}).some(([doc, address]) => addresses[doc] !== address);
  const era =
    kept === undefined || hasMoved
      ? createHash('sha256')
          .update(JSON.stringify([kept?.era, addresses]))
          .digest('hex')
          .slice(0, 16)
      : kept.era;
  writeKept(file, {era, addresses} satisfies Kept);
  return era;
}

/**
 * Has the bundler's cache begin anew with an era. A compiled page holds the addresses of the docs that it names by their files, and it is
 * compiled again when its own file changes alone: a page whose `slug` changed would be linked to where it was, and one that is gone
 * would be reported by the check of the built pages, which knows no lines.
 */
export function renewOnMoves({experiments}: VersionedConfig, era: string): void {
  const cache = experiments?.cache;
  if (typeof cache === 'object' && cache.version !== undefined) {
    cache.version += `-${era}`;
  }
}
