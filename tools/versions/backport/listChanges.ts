import {existsSync} from 'node:fs';
import path from 'node:path';
import {CURRENT} from '../../../src/lib/site/versionName';
import {trimEndSlash} from '../../../src/lib/url';
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

async function compareSource(siteDir: string, before: string, after: string, source: string): Promise<FileChange[]> {
  const output = await git(
    siteDir,
    ...['diff', '--name-status', '--find-renames', '--relative', '-z', before, after, '--', source],
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

/** Each source by itself: a page that is like one of another language was not moved from there. */
async function compare(
  siteDir: string,
  before: string,
  after: string,
  sources: readonly string[],
): Promise<FileChange[]> {
  const changes = await Promise.all(sources.map((source) => compareSource(siteDir, before, after, source)));
  return changes.flat();
}

/** What a commit is compared with. Throws for one whose parent a shallow clone has not: every file would seem new. */
async function findParent(siteDir: string, commit: string): Promise<string> {
  const parent = await resolveCommit(siteDir, `${commit}^1`);
  if (parent === undefined && (await git(siteDir, 'rev-parse', '--is-shallow-repository')).trim() === 'true') {
    throw new Error(
      `what ${commit.slice(0, 10)} changed is not known here: this clone has only a part of the history; ` +
        'fetch all of it ("git fetch --unshallow")',
    );
  }
  return parent ?? EMPTY_TREE;
}

async function compareWithParent(siteDir: string, commit: string, sources: readonly string[]): Promise<FileChange[]> {
  return compare(siteDir, await findParent(siteDir, commit), commit, sources);
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

function isBelow(file: string, source: string): boolean {
  return file === source || file.startsWith(`${source}/`);
}

async function listFileChanges(siteDir: string, file: string, sources: readonly string[]): Promise<FileChange[]> {
  const twins = listTwins(siteDir, file).filter((twin) => existsSync(path.join(siteDir, twin)));
  const changes = await Promise.all(
    twins.map(async (twin) => {
      const commit = (await git(siteDir, 'log', '-1', '--format=%H', '--', twin)).trim();
      // Where it was before it was moved, git sees by the other files only.
      const source = sources.filter((one) => isBelow(twin, one));
      return (await compareWithParent(siteDir, commit, source)).filter((change) => isBelow(change.file, twin));
    }),
  );
  return changes.flat().map((change) => ({...change, asOf: 'HEAD'}));
}

/**
 * The changes of the current docs and their translations in a commit or a range (`a..b`), or the last change of a page and
 * that of each of its translations. Throws when the argument is neither, changed nothing there, or is cut off in a shallow clone.
 */
export async function listChanges(siteDir: string, argument: string): Promise<FileChange[]> {
  const sources = listSources(siteDir);
  const file = trimEndSlash(toSitePath(argument));
  const isFile = sources.some((source) => isBelow(file, source));
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
    ? await listFileChanges(siteDir, file, sources)
    : to === undefined
      ? await compareWithParent(siteDir, after ?? '', sources)
      : await compare(siteDir, before ?? '', after ?? '', sources);
  if (changes.length === 0) {
    throw new Error(`${argument} changes nothing below ${sources.join(', ')}`);
  }
  return changes;
}
