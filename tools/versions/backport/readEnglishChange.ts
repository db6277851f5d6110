import {CURRENT} from '../../../src/lib/site/versionName';
import {findChanges, type PageRecord} from '../../../src/lib/translation';
import {getLockKey} from '../../../src/plugins/translations/server/listPages';
import {getLockPath, hashPage, type LockFile} from '../../../src/plugins/translations/server/lockFile';
import {getTranslatedFolder} from '../../../src/server/content/docsFolders';
import {git} from '../git';
import {runProgram} from '../runProgram';
import {CURRENT_FOLDER} from '../versionFiles';
import type {FileChange} from './listChanges';

/** Two states of an English page. */
export type EnglishChange = {readonly before: string; readonly after: string};

/** True for the text that a translation was made from, by its record. */
export function isMadeFrom(record: PageRecord | undefined, text: string): boolean {
  return record !== undefined && findChanges(record, hashPage(text)).length === 0;
}

/** A file as it was; undefined where it was not there. */
async function readOld(siteDir: string, revision: string, file: string): Promise<string | undefined> {
  const {status, stdout} = await runProgram('git', ['show', `${revision}:./${file}`], {cwd: siteDir});
  return status === 0 ? stdout : undefined;
}

/** What was recorded of a page of the current docs. */
async function readOldRecord(
  siteDir: string,
  revision: string,
  {locale, page}: {readonly locale: string; readonly page: string},
): Promise<PageRecord | undefined> {
  const text = await readOld(siteDir, revision, getLockPath(locale));
  const {pages} = JSON.parse(text ?? '{"pages": {}}') as {readonly pages: LockFile};
  return pages[getLockKey({version: CURRENT, page})];
}

/** The newest text of a file up to a revision that a translation was made from. */
async function findSource(
  siteDir: string,
  revision: string,
  {file, record}: {readonly file: string; readonly record: PageRecord},
): Promise<string | undefined> {
  const output = await git(siteDir, 'log', '--format=%H', revision, '--', file);
  for (const commit of output.split('\n').filter((line) => line !== '')) {
    const text = await readOld(siteDir, commit, file);
    if (text !== undefined && isMadeFrom(record, text)) {
      return text;
    }
  }
  return undefined;
}

/**
 * The change of an English page that the change of its translation translates: from the text that the translation was made from
 * before to the one that it was made from then. Undefined where it did not say all that the English page said then, or nobody knows.
 */
export async function readEnglishChange(
  siteDir: string,
  {file, oldFile, before, asOf}: FileChange,
  locale: string,
): Promise<EnglishChange | undefined> {
  const folder = `${getTranslatedFolder(locale, CURRENT)}/`;
  const [page, oldPage] = [file, oldFile].map((name) => name.slice(folder.length));
  const record = await readOldRecord(siteDir, asOf, {locale, page});
  const text = await readOld(siteDir, asOf, `${CURRENT_FOLDER}/${page}`);
  const oldRecord = await readOldRecord(siteDir, before, {locale, page: oldPage});
  if (text === undefined || !isMadeFrom(record, text) || oldRecord === undefined) {
    return undefined;
  }
  const oldText = await findSource(siteDir, before, {file: `${CURRENT_FOLDER}/${oldPage}`, record: oldRecord});
  return oldText === undefined ? undefined : {before: oldText, after: text};
}
