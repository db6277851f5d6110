import {existsSync} from 'node:fs';
import path from 'node:path';
import {CURRENT} from '../../../src/lib/site/versionName';
import {getTranslatedFolder, listTranslatedLocales} from '../../../src/server/content/docsFolders';
import {toSitePath} from '../../../src/server/files/toSitePath';
import {git} from '../git';
import {runProgram} from '../runProgram';
import {CURRENT_FOLDER, getTranslatedLabels} from '../versionFiles';

/** The change of one file of the current docs. Paths are relative to the site. */
export type FileChange = {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly file: string;
  /** Where the file was before it was moved. */
  readonly oldFile: string;
  /** Revisions to compare; the first commit has none before it. */
  readonly before: string;
  readonly after: string;
  /** Revision that tells what the translations were worth then: a file's last change may have been recorded in another commit. */
  readonly asOf: string;
};

/** What a first commit is compared with. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const KINDS: Readonly<Record<string, FileChange['kind']>> = {A: 'added', D: 'removed'};

/** Where the current docs and their translations are. */
function listSources(siteDir: string): string[] {
  return [
    CURRENT_FOLDER,
    ...listTranslatedLocales(siteDir).flatMap((locale) => [
      getTranslatedFolder(locale, CURRENT),
      getTranslatedLabels(locale, CURRENT),
    ]),
  ];
}

async function resolveCommit(siteDir: string, revision: string): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  const {status, stdout} = await runProgram('git', args, {cwd: siteDir});
  return status === 0 ? stdout.trim() : undefined;
}

async function compare(
  siteDir: string,
  before: string,
  after: string,
  paths: readonly string[],
): Promise<FileChange[]> {
  const output = await git(
    siteDir,
    ...['diff', '--name-status', '--find-renames', '--relative', '-z', before, after, '--', ...paths],
  );
  const fields = output.split('\0');
  const changes: FileChange[] = [];
  for (let index = 0; index + 1 < fields.length;) {
    const status = fields[index][0];
    const isMove = status === 'R' || status === 'C';
    const oldFile = fields[index + 1];
    const file = isMove ? fields[index + 2] : oldFile;
    changes.push({kind: KINDS[status] ?? 'changed', file, oldFile, before, after, asOf: after});
    index += isMove ? 3 : 2;
  }
  return changes;
}

async function compareWithParent(siteDir: string, commit: string, paths: readonly string[]): Promise<FileChange[]> {
  return compare(siteDir, (await resolveCommit(siteDir, `${commit}^1`)) ?? EMPTY_TREE, commit, paths);
}

/** A page of the current docs and its translations, by the path of any of them; the file itself if it is no page. */
function listTwins(siteDir: string, file: string): string[] {
  const folders = [
    CURRENT_FOLDER,
    ...listTranslatedLocales(siteDir).map((locale) => getTranslatedFolder(locale, CURRENT)),
  ];
  const own = folders.find((folder) => file.startsWith(`${folder}/`));
  return own === undefined ? [file] : folders.map((folder) => `${folder}${file.slice(own.length)}`);
}

async function listFileChanges(siteDir: string, file: string): Promise<FileChange[]> {
  const twins = listTwins(siteDir, file).filter((twin) => existsSync(path.join(siteDir, twin)));
  const changes = await Promise.all(
    twins.map(async (twin) => {
      const commit = (await git(siteDir, 'log', '-1', '--format=%H', '--', twin)).trim();
      return compareWithParent(siteDir, commit, [twin]);
    }),
  );
  return changes.flat().map((change) => ({...change, asOf: 'HEAD'}));
}

/**
 * The changes of the current docs and their translations in a commit or a range (`a..b`), or the last change of a page and
 * that of each of its translations. Throws when the argument is neither, or changed nothing there.
 */
export async function listChanges(siteDir: string, argument: string): Promise<FileChange[]> {
  const sources = listSources(siteDir);
  const file = toSitePath(argument);
  const isFile = sources.some((source) => file === source || file.startsWith(`${source}/`));
  if (isFile && !existsSync(path.join(siteDir, file))) {
    throw new Error(`there is no file ${file}`);
  }
  const [from, to] = argument.split('..');
  const commits = await Promise.all([resolveCommit(siteDir, from), resolveCommit(siteDir, to ?? from)]);
  const [before, after] = commits;
  if (!isFile && (before === undefined || after === undefined)) {
    throw new Error(`"${argument}" is neither a commit nor a file below ${sources.join(', ')}`);
  }
  const changes = isFile
    ? await listFileChanges(siteDir, file)
    : to === undefined
      ? await compareWithParent(siteDir, after ?? '', sources)
      : await compare(siteDir, before ?? '', after ?? '', sources);
  if (changes.length === 0) {
    throw new Error(`${argument} changes nothing below ${sources.join(', ')}`);
  }
  return changes;
}
