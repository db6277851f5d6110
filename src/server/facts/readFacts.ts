import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import {compareVersionNames, isVersionName} from '../../lib/site/versionName';
import type {Facts, OptionOverride, OptionTexts} from '../../lib/facts/types';
import {parseJson} from '../files/readJson';

export type VersionFacts = {
  readonly facts: Facts;
  /** Facts of the next older documented version. */
  readonly older?: Facts;
  readonly overrides: Readonly<Record<string, OptionOverride>>;
  /** The overrides as written, for line numbers. */
  readonly overridesText: string;
  /** From `readOptionTexts`, for readers of another language than English. */
  readonly texts?: OptionTexts;
};

const SITE = path.resolve(__dirname, '..', '..', '..');

/** The committed fact files, which the plugin verified-docs writes and checks. */
const FACTS = path.join(SITE, 'src', 'plugins', 'verified-docs', 'facts');

/** Content of a JSON file, and its text. A message names it from the site's folder on. */
function read(file: string): {content: unknown; text: string} {
  const text = readFileSync(file, 'utf8');
  return {content: parseJson(text, posixPath(path.relative(SITE, file))), text};
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

/** Fact file, overrides and the older version's facts of one docs version. Throws, naming the file, when there is none or it is no JSON. */
export function readFacts(version: string, folder = FACTS): VersionFacts {
  const file = factsFile(version, folder);
  const versions = listFactVersions(folder);
  if (!versions.includes(version)) {
    throw new Error(
      `verified-docs: docs version ${version} has no fact file (found ${versions.join(', ') || 'none'}). ` +
        'Run "npm run docs:facts" to make it; "npm run docs:cut" makes that of a version that it cuts.',
    );
  }
  const overridesFile = path.join(folder, `overrides.${version}.json`);
  const overrides = existsSync(overridesFile) ? read(overridesFile) : {content: {}, text: '{}'};
  const older = versions[versions.indexOf(version) + 1];
  return {
    facts: read(file).content as Facts,
    ...(older === undefined ? {} : {older: read(factsFile(older, folder)).content as Facts}),
    overrides: overrides.content as VersionFacts['overrides'],
    overridesText: overrides.text,
  };
}
