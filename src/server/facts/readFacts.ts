import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compareVersionNames, isVersionName} from '../../lib/site/versionName';
import type {Facts, OptionOverride} from '../../lib/facts/types';

export type VersionFacts = {
  readonly facts: Facts;
  /** Facts of the next older documented version. */
  readonly older?: Facts;
  readonly overrides: Readonly<Record<string, OptionOverride>>;
  /** The overrides as written, for line numbers. */
  readonly overridesText: string;
};

/** The committed fact files, which the plugin verified-docs writes and checks. */
const FACTS = path.resolve(__dirname, '..', '..', 'plugins', 'verified-docs', 'facts');

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The documented versions, newest first. */
export function listFactVersions(folder = FACTS): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .filter(isVersionName)
    .sort(compareVersionNames);
}

/** Path of the fact file of a docs version. */
export function factsFile(version: string, folder = FACTS): string {
  return path.join(folder, `${version}.json`);
}

/** Fact file, overrides and the older version's facts of one docs version. Throws, naming the file, when there is none. */
export function readFacts(version: string, folder = FACTS): VersionFacts {
  const file = factsFile(version, folder);
  const versions = listFactVersions(folder);
  if (!versions.includes(version)) {
    throw new Error(
      `verified-docs: docs version ${version} has no fact file (found ${versions.join(', ') || 'none'}). ` +
        'Run "npm run docs:facts" to make it.',
    );
  }
  const overridesFile = path.join(folder, `overrides.${version}.json`);
  const overridesText = existsSync(overridesFile) ? readFileSync(overridesFile, 'utf8') : '{}';
  const older = versions[versions.indexOf(version) + 1];
  return {
    facts: readJson(file) as Facts,
    ...(older === undefined ? {} : {older: readJson(factsFile(older, folder)) as Facts}),
    overrides: JSON.parse(overridesText) as VersionFacts['overrides'],
    overridesText,
  };
}
