import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compareVersionNames, CURRENT, isVersionName} from '../../src/lib/site/versionName';
import {getEnvFolder} from '../../src/plugins/verified-docs/server/samples/hashSample';
import {listTranslatedLocales} from '../../src/server/content/docsFolders';
import {readCurrentVersion} from '../../src/server/site/readSiteFiles';
import {addChangelogLine} from './changelog';
import {copyCheckFiles} from './copyCheckFiles';
import {assertCleanTree} from './git';
import {copyMoves, MOVES_FILE} from './moves';
import {readVersionNames} from './readVersions';
import {createBuildStep, runPlan, type Step} from './runSteps';
import type {VersionTools} from './tools';
import {copyRecords, describeTranslations, listRecordFiles} from './translationRecords';
import {
  CHANGELOG_FILE,
  CURRENT_FOLDER,
  CURRENT_VERSION_FILE,
  getCheckFiles,
  getTranslatedLabels,
  getVersionPaths,
  listPages,
  VERSIONS_FILE,
} from './versionFiles';
import {writeLabels} from './writeLabels';

export type CutOptions = {
  readonly siteDir: string;
  /** Name of the frozen version. */
  readonly version: string;
  /** Name that the docs in `docs/` go on with; needed when the frozen version takes the present one. */
  readonly next?: string;
  /** Checks and shows the plan, and changes nothing. */
  readonly isDryRun: boolean;
  readonly tools: VersionTools;
  readonly print: (text: string) => void;
};

type Names = {readonly version: string; readonly label: string; readonly next: string | undefined};

function assertName(siteDir: string, option: string, name: string, taken: readonly string[]): void {
  if (!isVersionName(name)) {
    throw new Error(`${option} "${name}" is no version name; expected numbers with an optional x, as 1.x or 1.2`);
  }
  if (taken.includes(name)) {
    throw new Error(`${option} "${name}" is taken; there are ${taken.join(', ')}`);
  }
  const left = getVersionPaths(siteDir, name).filter(
    (file) => file.includes(`version-${name}`) && existsSync(path.join(siteDir, file)),
  );
  if (left.length > 0) {
    throw new Error(`${option} "${name}": files of such a version are there already: ${left.join(', ')}`);
  }
}

/** True for a name that comes after another one in time. */
function isNewer(name: string, other: string): boolean {
  return compareVersionNames(name, other) < 0;
}

/** Throws for a name whose packages would be in the folder of another version: `1` and `1.x` have the same one. */
function assertOwnEnv(siteDir: string, option: string, name: string, others: readonly string[]): void {
  const env = getEnvFolder(siteDir, name);
  const other = others.find((one) => getEnvFolder(siteDir, one) === env);
  if (other !== undefined) {
    throw new Error(
      `${option} "${name}" would share ${path.relative(siteDir, env)} with ${other}; write another name, such as ${name.replace(/\.x$/, '')}.0`,
    );
  }
}

/** The command that freezes the docs in `docs/` as what they are called. */
function getCommand(label: string, next = `${parseInt(label, 10) + 1}.x`): string {
  return `npm run docs:cut -- ${label} --next ${next}`;
}

/**
 * Throws when the names do not fit; otherwise returns them with the name of the docs in `docs/`. They have to be in the order of the
 * versions (what was cut last, what is cut now, what docs/ is about, what it goes on as): readers are told that older versions are out of date.
 */
function readNames({siteDir, version, next}: CutOptions): Names {
  const {label, isReleased} = readCurrentVersion(siteDir);
  const names = readVersionNames(siteDir);
  const [newest] = names;
  if (!isReleased) {
    throw new Error(`the docs in docs/ are about ${label}, which is not released; there is nothing to freeze yet`);
  }
  assertName(siteDir, 'the version', version, names);
  if (isNewer(version, label)) {
    throw new Error(
      `the version "${version}" is newer than ${label}, the version of docs/; to begin ${version}: ${getCommand(label, version)}`,
    );
  }
  if (newest !== undefined && !isNewer(version, newest)) {
    throw new Error(
      `the version "${version}" is older than ${newest}, which is frozen already; name a release after ${newest}, or: ${getCommand(label)}`,
    );
  }
  if (version !== label) {
    if (next !== undefined) {
      throw new Error(`--next is for freezing ${label}, the version of docs/; without it docs/ stays ${label}`);
    }
    assertOwnEnv(siteDir, 'the version', version, [...names, label]);
    return {version, label, next};
  }
  if (next === undefined) {
    throw new Error(`docs/ is ${label} itself: say what it goes on as, for example: ${getCommand(label)}`);
  }
  assertName(siteDir, '--next', next, [...names, label]);
  if (!isNewer(next, label)) {
    throw new Error(`--next "${next}" is older than ${label}, the version of docs/; for example: ${getCommand(label)}`);
  }
  assertOwnEnv(siteDir, '--next', next, [...names, label]);
  return {version, label, next};
}

function createSteps({siteDir, tools}: CutOptions, names: Names): Step[] {
  const {version, label, next} = names;
  const locales = listTranslatedLocales(siteDir);
  const changelog = path.join(siteDir, CHANGELOG_FILE);
  const line =
    next === undefined
      ? `The documentation of ${version} is kept as a version of its own; the docs go on as ${label}.`
      : `The documentation of ${version} is kept as a version of its own; work on that of ${next} has begun.`;
  return [
    {
      title: `copy docs/, its translations (${locales.join(', ') || 'none'}) and the sidebars to version ${version}`,
      run: () => tools.cutDocs(version),
    },
    {
      title: `label the copy ${version}${next === undefined ? '' : ` and docs/ ${next}`}, in every language`,
      run: () => {
        writeLabels(siteDir, names);
      },
    },
    {
      title: `give ${next ?? version} its own facts, lists, results, packages and moves, equal to those of ${label}`,
      run: () => {
        copyCheckFiles(siteDir, label, next ?? version);
        copyMoves(siteDir, label, next ?? version);
      },
    },
    {
      title: `record that the translations of ${version} are as old as those of docs/`,
      run: () => {
        copyRecords(siteDir, version);
      },
    },
    {
      title: 'add a line to CHANGELOG.md',
      run: () => writeFileSync(changelog, addChangelogLine(readFileSync(changelog, 'utf8'), line)),
    },
    createBuildStep(siteDir, tools),
  ];
}

function describeAddresses({version, label, next}: Names): string {
  return next === undefined
    ? `addresses: ${version} at /${version}/, ${label} stays where it is`
    : `addresses: ${version} stays where ${label} was; ${next} at /${next}/ with a notice, until "isReleased" says so`;
}

/**
 * Freezes the docs in `docs/` as a version: checks first, then all of the work, or nothing. The result is not committed.
 * Throws with the reason when a check or a step fails.
 */
export async function cutVersion(options: CutOptions): Promise<void> {
  const {siteDir, isDryRun, tools, print} = options;
  const names = readNames(options);
  const {version, label, next} = names;
  await assertCleanTree(siteDir);
  const translations = describeTranslations(siteDir);
  addChangelogLine(readFileSync(path.join(siteDir, CHANGELOG_FILE), 'utf8'), '');
  print(
    `checking the docs of ${label} against their package; samples that no committed result proves are built, which may take minutes ...`,
  );
  await tools.verifyDocs(label);
  const steps = createSteps(options, names);
  print(`\n${listPages(path.join(siteDir, CURRENT_FOLDER)).length} pages of ${label} become version ${version}`);
  translations.forEach((text) => print(text));
  print(`${describeAddresses(names)}\n`);
  const changed = [
    VERSIONS_FILE,
    CHANGELOG_FILE,
    CURRENT_VERSION_FILE,
    MOVES_FILE,
    ...listRecordFiles(siteDir),
    ...getVersionPaths(siteDir, version),
    ...(next === undefined ? [] : getCheckFiles(siteDir, next)),
    ...listTranslatedLocales(siteDir).map((locale) => getTranslatedLabels(locale, CURRENT)),
  ];
  if (!(await runPlan(steps, {siteDir, isDryRun, changed, print}))) {
    return;
  }
  print(
    `\nversion ${version} is cut. Look at it with npm run site, which has the build already, then: git add --all && git commit -m "docs: cut the ${version} version"`,
  );
  if (next !== undefined) {
    print(
      `when ${next} is out: pin it in its folder below verify/, run docs:facts and docs:verify, then set "isReleased" in ${CURRENT_VERSION_FILE}`,
    );
  }
}
