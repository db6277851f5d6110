import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {getEnvFolder} from '../../src/plugins/verified-docs/server/samples/hashSample';
import {CURRENT} from '../../src/lib/site/versionName';
import {getTranslatedFolder, listTranslatedLocales} from '../../src/server/content/docsFolders';
import {listNames, PAGE_FILE} from '../../src/server/files/listFiles';
import {addChangelogLine} from './changelog';
import {assertCleanTree} from './git';
import {writeJson} from './json';
import {listMoves, MOVES_FILE, removeMoves} from './moves';
import {listAddresses, readVersionNames, readVersions} from './readVersions';
import type {DocsVersion} from './readVersions';
import {createVersionRedirects, declareRedirects, REDIRECTS_FILE} from './redirects';
import {createBuildStep, runPlan, type Step} from './runSteps';
import type {VersionTools} from './tools';
import {listRecordFiles, removeRecords} from './translationRecords';
import {CHANGELOG_FILE, getCheckFiles, getVersionPaths, VERSIONS_FILE} from './versionFiles';

export type DropOptions = {
  readonly siteDir: string;
  readonly version: string;
  /** Checks and shows the plan, and changes nothing. */
  readonly isDryRun: boolean;
  readonly tools: VersionTools;
  readonly print: (text: string) => void;
};

type Versions = {readonly dropped: DocsVersion; readonly target: DocsVersion; readonly others: readonly DocsVersion[]};

function findVersions({siteDir, version}: DropOptions): Versions {
  const versions = readVersions(siteDir);
  const dropped = versions.find(({name, docusaurusName}) => name === version && docusaurusName !== CURRENT);
  const target = versions.find(({isDefault}) => isDefault);
  if (dropped === undefined) {
    const names = readVersionNames(siteDir);
    throw new Error(`there is no cut version "${version}"; there are ${names.join(', ') || 'none'}`);
  }
  if (target === undefined || dropped.isDefault) {
    throw new Error(`${version} is what readers get by default; release the docs in docs/ first`);
  }
  return {dropped, target, others: versions.filter((other) => other !== dropped)};
}

/** Removes what is left of an environment: packages that were installed for the version. */
function removeInstalled(siteDir: string, name: string): void {
  const env = getEnvFolder(siteDir, name);
  if (existsSync(env) && !readdirSync(env).includes('package.json')) {
    rmSync(env, {recursive: true, force: true});
  }
}

/** Pages that stay and list what changed since the version, which only its own files can say. */
function listUses(siteDir: string, {dropped, others}: Versions): string[] {
  const folders = others.flatMap(({docusaurusName, folder}) => [
    folder,
    ...listTranslatedLocales(siteDir).map((locale) => getTranslatedFolder(locale, docusaurusName)),
  ]);
  const use = new RegExp(`<VersionChanges\\b[^>]*\\bfrom=["']${dropped.name.replace(/\W/g, '\\$&')}["']`);
  return folders.flatMap((folder) =>
    listNames(path.join(siteDir, folder), PAGE_FILE)
      .map((name) => path.posix.join(folder, name))
      .filter((file) => use.test(readFileSync(path.join(siteDir, file), 'utf8'))),
  );
}

/** Files of the version that no other version uses. */
function listOwnPaths(siteDir: string, {dropped, others}: Versions): string[] {
  const shared = new Set(others.flatMap(({name}) => getCheckFiles(siteDir, name)));
  return getVersionPaths(siteDir, dropped.name).filter((file) => !shared.has(file));
}

function createSteps({siteDir, tools}: DropOptions, versions: Versions): Step[] {
  const {dropped, target} = versions;
  const own = listOwnPaths(siteDir, versions).filter((file) => existsSync(path.join(siteDir, file)));
  const redirects = createVersionRedirects({
    since: new Date().toISOString().slice(0, 10),
    from: {name: dropped.name, path: dropped.path, addresses: listAddresses(siteDir, dropped)},
    to: {name: target.name, path: target.path, addresses: listAddresses(siteDir, target)},
    moves: listMoves(siteDir),
  });
  const changelog = path.join(siteDir, CHANGELOG_FILE);
  const line = `The documentation of ${dropped.name} was removed; its addresses lead to the pages of ${target.name}.`;
  return [
    {
      title: `remove the files of ${dropped.name}`,
      details: own,
      run: () => {
        for (const file of own) {
          rmSync(path.join(siteDir, file), {recursive: true});
        }
      },
    },
    {
      title: `take ${dropped.name} out of ${[VERSIONS_FILE, MOVES_FILE, ...listRecordFiles(siteDir)].join(', ')}`,
      run: () => {
        writeJson(
          path.join(siteDir, VERSIONS_FILE),
          readVersionNames(siteDir).filter((name) => name !== dropped.name),
        );
        removeRecords(siteDir, dropped.name);
        removeMoves(siteDir, dropped.name);
      },
    },
    {
      title: `lead ${redirects.length} addresses below /${dropped.path}/ to ${target.name}`,
      run: () => {
        declareRedirects(siteDir, redirects);
      },
    },
    {
      title: 'add a line to CHANGELOG.md',
      run: () => {
        writeFileSync(changelog, addChangelogLine(readFileSync(changelog, 'utf8'), line));
      },
    },
    createBuildStep(siteDir, tools),
  ];
}

/**
 * Removes a cut version in every language and leads its addresses to the version readers get by default: all of the work,
 * or nothing. The result is not committed. Throws with the reason when a check or a step fails.
 */
export async function dropVersion(options: DropOptions): Promise<void> {
  const {siteDir, version, isDryRun, print} = options;
  const versions = findVersions(options);
  await assertCleanTree(siteDir);
  const uses = listUses(siteDir, versions);
  if (uses.length > 0) {
    throw new Error(
      `these pages list the changes since ${version} with <VersionChanges from="${version}">; take that out first:\n` +
        uses.map((file) => `  ${file}`).join('\n'),
    );
  }
  const steps = createSteps(options, versions);
  const changed = [
    VERSIONS_FILE,
    CHANGELOG_FILE,
    MOVES_FILE,
    REDIRECTS_FILE,
    ...listRecordFiles(siteDir),
    ...listOwnPaths(siteDir, versions),
  ];
  if (!(await runPlan(steps, {siteDir, isDryRun, changed, print}))) {
    return;
  }
  removeInstalled(siteDir, version);
  print(
    `\nversion ${version} is removed. Words of its options that no other version has are left in i18n/: npm run i18n:lint names the lines, remove them. ` +
      `Look at the site with npm run site, which has the build already, then: git add --all && git commit -m "docs: remove the ${version} version"`,
  );
}
