import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {formatRelease} from '../../../lib/facts/formatRelease';
import type {PageRecord} from '../../../lib/site/records';
import type {VersionInput} from '../../../lib/versions';
import {stripInline} from '../../../lib/text';
import {removeBase} from '../../../lib/url';
import {toVersionName} from '../../../server/content/versions';
import {listFactVersions, readFacts} from '../../../server/facts/readFacts';
import type {VersionEntry} from '../types';

/** Path of the introduction, below the version (VERSION-03). */
const INTRODUCTION = /^\/guide\/start\/?$/;

/** Path of a doc below the prefixes of locale and version. */
export function pathOf(permalink: string, {path: versionPath}: LoadedVersion): string {
  return removeBase(permalink, versionPath);
}

/** The default version first, then the older ones, newest first; at last the docs of a release that is not out. */
export function sortVersions(versions: readonly LoadedVersion[]): LoadedVersion[] {
  const rank = ({isLast, banner}: LoadedVersion): number => (isLast ? 0 : banner === 'unreleased' ? 2 : 1);
  return [...versions].sort((a, b) => rank(a) - rank(b));
}

/** The release that a version's facts were read from, such as `@rslib/core 0.23.2`; undefined without a fact file. */
export function readRelease(name: string, factsFolder?: string): string | undefined {
  return listFactVersions(factsFolder).includes(name)
    ? formatRelease(readFacts(name, factsFolder).facts.package)
    : undefined;
}

function findIntroduction(version: LoadedVersion): string {
  const paths = version.docs.map(({permalink}) => pathOf(permalink, version));
  return paths.find((candidate) => INTRODUCTION.test(candidate)) ?? paths[0] ?? '/';
}

/** Pages and headings of a version, from the records of the build. */
export function createVersionInput(version: LoadedVersion, records: readonly PageRecord[]): VersionInput {
  const bySource = new Map(records.map((record) => [record._relativePath, record]));
  return {
    name: toVersionName(version),
    introduction: findIntroduction(version),
    pages: version.docs.map(({source, permalink, title}) => ({
      path: pathOf(permalink, version),
      title: stripInline(title),
      ids: bySource.get(aliasedSitePathToRelativePath(source))?.toc.map(({id}) => id) ?? [],
    })),
  };
}

/**
 * What the theme knows of a version.
 *
 * @param factsFolder the site's by default
 */
export function createVersionEntry(version: LoadedVersion, factsFolder?: string): VersionEntry {
  const name = toVersionName(version);
  const release = readRelease(name, factsFolder);
  return {
    name,
    id: version.versionName,
    label: version.label,
    prefix: version.isLast ? '' : `/${name}`,
    introduction: findIntroduction(version),
    ...(release !== undefined && {release}),
  };
}
